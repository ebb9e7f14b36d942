import { setFlagsFromString } from 'node:v8'

/**
 * Call it before a thread starts. Up to Node 24.21 V8 can crash when a thread with WebAssembly ends ("Check
 * failed: jit_page_->allocations_.erase(addr) == 1", nodejs/node#66366). Without code collection it cannot free
 * twice.
 */
export function keepWasmCode(): void {
	setFlagsFromString('--no-wasm-code-gc')
}

/**
 * Call it before the embedded database opens: V8 keeps its code as the first compiler makes it. The optimising compiler
 * takes 600 MB and four seconds for one of its functions, and queries gained nothing from it (docs/figures.md).
 */
export function compileWasmOnce(): void {
	setFlagsFromString('--no-wasm-tier-up')
	setFlagsFromString('--no-wasm-dynamic-tiering')
}
