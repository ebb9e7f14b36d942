// The largest view that holds points and the paper around them. Points grow with the picture, paper does not:
// along an axis a point stands at `scale * tangent + offset`, so each pair of points limits the scale.
import type { Padding, Size } from './stage-view.ts'

/** Where something is seen, as tangents, and the px of paper around it that stay in the picture. */
export type Kept = { right: number; up: number; around: Padding }

/** px of a tangent of 1, and where the tangents 0 are seen from the upper left corner. */
export type Fit = { scale: number; x: number; y: number }

type Place = { at: number; before: number; after: number }

function acrossOf({ right, around }: Kept): Place {
	return { at: right, before: around.left, after: around.right }
}

/** Downwards, as pixels are counted. */
function downOf({ up, around }: Kept): Place {
	return { at: -up, before: around.top, after: around.bottom }
}

function largestScale(places: readonly Place[], length: number): number {
	return Math.min(
		...places.flatMap((first) =>
			places
				.filter(({ at }) => at > first.at)
				.map((last) => Math.max(1, length - first.before - last.after) / (last.at - first.at)),
		),
	)
}

/** In the middle of all that is shown, as far as everything that must stay does. */
function offsetOf(kept: readonly Place[], shown: readonly Place[], scale: number, length: number) {
	const least = Math.max(...kept.map(({ at, before }) => before - scale * at))
	const most = Math.min(...kept.map(({ at, after }) => length - after - scale * at))
	const from = Math.min(...shown.map(({ at, before }) => scale * at - before))
	const to = Math.max(...shown.map(({ at, after }) => scale * at + after))
	if (least > most) return (least + most) / 2
	return Math.min(most, Math.max(least, (length - from - to) / 2))
}

/** As large as `kept` allows, and no larger than `most`; what is `loose` may be cut off. */
export function fitView(
	{ kept, loose, most }: { kept: readonly Kept[]; loose: readonly Kept[]; most: number },
	{ width, height }: Size,
): Fit {
	const [across, down] = [kept.map(acrossOf), kept.map(downOf)]
	const scale = Math.min(most, largestScale(across, width), largestScale(down, height))
	return {
		scale,
		x: offsetOf(across, [...across, ...loose.map(acrossOf)], scale, width),
		y: offsetOf(down, [...down, ...loose.map(downOf)], scale, height),
	}
}
