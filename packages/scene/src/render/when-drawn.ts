/** ms between two looks at whether it is drawn. */
const pause = 8
/** ms: after slower drawing the page gets its turn, since it is drawn by the same card. */
const fluid = 100
const turn = 200

/**
 * Calls `work` once the graphics card, or the processor in its place, has drawn all that it was given: who gives it more
 * sooner only fills a queue that no page sees the end of. Gives a way to call it off.
 */
export function whenDrawn(gl: WebGL2RenderingContext, work: () => void): () => void {
	const fence = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0)
	gl.flush()
	const start = performance.now()
	const look = () => {
		const isDrawn =
			fence === null ||
			gl.isContextLost() ||
			gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.SIGNALED
		if (!isDrawn) {
			timer = setTimeout(look, pause)
			return
		}
		if (performance.now() - start > fluid) timer = setTimeout(work, turn)
		else work()
	}
	let timer = setTimeout(look, pause)
	return () => {
		clearTimeout(timer)
		gl.deleteSync(fence)
	}
}
