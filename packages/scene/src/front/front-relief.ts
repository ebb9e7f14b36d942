import { crossbarHeights, type FaceBox, FRAME_STILE, type Front } from '@gabarit/engine'

const barHeight = 24
const barThickness = 5
const frameThickness = 6

type FaceSize = { width: number; height: number; lowEdge: number }

function crossbars(count: number, { width, lowEdge }: FaceSize): FaceBox[] {
	return crossbarHeights(count, lowEdge).map((height) => ({
		at: [width / 2, height, barThickness / 2],
		size: [width, barHeight, barThickness],
	}))
}

function frames(count: number, { width, height }: FaceSize): FaceBox[] {
	const panel = (height - (count + 1) * FRAME_STILE) / count
	const middle = frameThickness / 2
	const rails = Array.from(
		{ length: count + 1 },
		(_, i): FaceBox => ({
			at: [width / 2, FRAME_STILE / 2 + i * (FRAME_STILE + panel), middle],
			size: [width - 2 * FRAME_STILE, FRAME_STILE, frameThickness],
		}),
	)
	const stiles = [FRAME_STILE / 2, width - FRAME_STILE / 2].map(
		(x): FaceBox => ({
			at: [x, height / 2, middle],
			size: [FRAME_STILE, height, frameThickness],
		}),
	)
	return [...rails, ...stiles]
}

export function reliefOf(
	{ style, count }: Pick<Front, 'style' | 'count'>,
	face: FaceSize,
): FaceBox[] {
	if (style === 'StraightLines') return crossbars(count, face)
	if (style === 'Frames' && count > 0) return frames(count, face)
	return []
}

const grooveWidth = 4
const grooveProud = 0.5

/** Dark lines along the inner edges of frames and beside crossbars, as boxes on the face. */
export function groovesOf(
	{ style, count }: Pick<Front, 'style' | 'count'>,
	face: FaceSize,
): FaceBox[] {
	const line = (x: number, y: number, width: number, height: number): FaceBox => ({
		at: [x, y, grooveProud / 2],
		size: [width, height, grooveProud],
	})
	if (style === 'StraightLines') {
		const off = (barHeight + grooveWidth) / 2
		return crossbars(count, face).flatMap(({ at: [x, y] }) =>
			[y - off, y + off].map((level) => line(x, level, face.width, grooveWidth)),
		)
	}
	if (style !== 'Frames' || count === 0) return []
	const panel = (face.height - (count + 1) * FRAME_STILE) / count
	const wide = face.width - 2 * FRAME_STILE
	const half = grooveWidth / 2
	return Array.from({ length: count }, (_, i) => FRAME_STILE + i * (FRAME_STILE + panel)).flatMap(
		(bottom) => [
			line(face.width / 2, bottom + half, wide, grooveWidth),
			line(face.width / 2, bottom + panel - half, wide, grooveWidth),
			line(FRAME_STILE + half, bottom + panel / 2, grooveWidth, panel),
			line(face.width - FRAME_STILE - half, bottom + panel / 2, grooveWidth, panel),
		],
	)
}
