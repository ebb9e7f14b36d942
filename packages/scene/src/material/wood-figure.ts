// The sheet of wood as bytes, row by row along the grain, painted in one go or in slices of idle time.
import { figureLanes, figureSheet } from '../board/figure-sheet.ts'
import { oakRow } from './oak.ts'

/** Texels of the wood sheet, across and along the grain. */
export type FigureDetail = { across: number; along: number }

export type FigurePixels = Uint8Array<ArrayBuffer>

function paintRow(pixels: FigurePixels, row: number, { across, along }: FigureDetail) {
	const up = ((row + 0.5) / along) * figureSheet.along
	const step = figureSheet.across / across
	for (const lane of figureLanes) {
		const [first, end] = [Math.round(lane.from / step), Math.round(lane.to / step)]
		const darkness = oakRow(lane, up, { from: (first + 0.5) * step, step, count: end - first })
		const start = row * across + first
		darkness.forEach((value, i) => {
			pixels[start + i] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255
		})
	}
}

/** Paints rows as long as `goesOn`; gives null until the sheet is whole. */
export function figurePainter(
	detail: FigureDetail,
): (goesOn: () => boolean) => FigurePixels | null {
	const pixels = new Uint8Array(detail.across * detail.along)
	let row = 0
	return (goesOn) => {
		while (row < detail.along && goesOn()) {
			paintRow(pixels, row, detail)
			row += 1
		}
		return row < detail.along ? null : pixels
	}
}

export function paintFigure(detail: FigureDetail): FigurePixels {
	const pixels = figurePainter(detail)(() => true)
	if (!pixels) throw new Error('The figure was not painted to its end')
	return pixels
}

/** Mean darkness from 0 to 1: where a colour's figure is neither paler nor darker than the colour. */
export function meanDarkness(pixels: FigurePixels): number {
	let sum = 0
	for (const value of pixels) sum += value
	return sum / pixels.length / 255
}
