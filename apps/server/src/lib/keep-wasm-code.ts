// How V8 keeps the code of WebAssembly: the embedded database is made of it, and so is what reads TypeScript.
import { setFlagsFromString } from 'node:v8'

/**
 * Before a thread is started. Up to Node 24.21 V8 can free twice what WebAssembly calls JavaScript by, when one of
 * several threads that have some ends, and then ends the process ("Check failed:
 * jit_page_->allocations_.erase(addr) == 1", nodejs/node#66366). What it does not collect, it cannot free twice; a
 * module's whole code is still given back when nobody holds the module.
 */
export function keepWasmCode(): void {
	setFlagsFromString('--no-wasm-code-gc')
}
