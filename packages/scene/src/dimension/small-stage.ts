import type { Size } from '../view/stage-view.ts'

const smallStage = { width: 560, height: 300 }

export function isSmall({ width, height }: Size): boolean {
	return width < smallStage.width || height < smallStage.height
}
