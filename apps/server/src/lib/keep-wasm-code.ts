// How V8 keeps the code of the embedded database.
import { setFlagsFromString } from 'node:v8'

/**
 * Up to Node 24.21 V8 can free twice what WebAssembly calls JavaScript by, when a thread with a module of its own
 * ends, and then ends the process ("Check failed: jit_page_->allocations_.erase(addr) == 1", nodejs/node#66366). What
 * it does not collect, it cannot free twice: a module's whole code is still given back when nobody holds the module.
 */
export function keepWasmCode(): void {
	setFlagsFromString('--no-wasm-code-gc')
}
