// Sheets of wood, painted once per page, whatever stages and files come and go.
import { whenIdle } from '../stage/when-idle.ts'
import { type FigureDetail, type FigurePixels, figurePainter, paintFigure } from './wood-figure.ts'

const painted = new Map<string, FigurePixels>()
const keyOf = ({ across, along }: FigureDetail) => `${across} ${along}`

/** null until it has been painted. */
export function knownFigure(detail: FigureDetail): FigurePixels | null {
	return painted.get(keyOf(detail)) ?? null
}

export function figureAtOnce(detail: FigureDetail): FigurePixels {
	const pixels = knownFigure(detail) ?? paintFigure(detail)
	painted.set(keyOf(detail), pixels)
	return pixels
}

/** Painted in slices of idle time; gives a way to call it off. */
export function figureInIdleTime(
	detail: FigureDetail,
	onPainted: (pixels: FigurePixels) => void,
): () => void {
	const paint = figurePainter(detail)
	let stop: () => void = () => undefined
	const work = (goesOn: () => boolean) => {
		const pixels = knownFigure(detail) ?? paint(goesOn)
		if (!pixels) {
			stop = whenIdle(work)
			return
		}
		painted.set(keyOf(detail), pixels)
		onPainted(pixels)
	}
	stop = whenIdle(work)
	return () => stop()
}

/** ms of painting in a row for who waits: the page still answers. */
const slice = 40

/** The same for who waits for it, so that only a click or a frame comes between; rejects once `signal` is aborted. */
export async function figurePainted(
	detail: FigureDetail,
	signal?: AbortSignal,
): Promise<FigurePixels> {
	const paint = figurePainter(detail)
	let pixels = knownFigure(detail)
	while (!pixels) {
		const end = performance.now() + slice
		pixels = paint(() => performance.now() < end)
		// oxlint-disable-next-line no-await-in-loop -- slice after slice is the point
		if (!pixels) await new Promise((resolve) => setTimeout(resolve))
		signal?.throwIfAborted()
	}
	painted.set(keyOf(detail), pixels)
	return pixels
}
