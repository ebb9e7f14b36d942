/** Notes on the stage how far its picture is. */
export function noteFrames(stage: HTMLElement | null, frames: number, settled: boolean): void {
	if (!stage) return
	stage.dataset['frames'] = String(frames)
	stage.dataset['settled'] = String(settled)
	stage.dataset['ready'] = 'true'
}
