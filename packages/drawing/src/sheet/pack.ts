// Each block goes to the highest free place it fits in, then the leftmost (or rightmost); a block that fits nowhere
// opens the next sheet. Free places are kept as maximal rectangles.

import { boxesMeet } from '../box.ts'
import type { Box } from '../drawing.ts'

export type Packable = {
	width: number
	height: number
	align: 'left' | 'right'
	continues?: boolean
}
export type Packed = { sheet: number; x: number; y: number }

/** null where a block is larger than a sheet. */
export function packSheets(
	blocks: readonly Packable[],
	free: readonly Box[],
	gap: number,
): Packed[] | null {
	const places: (Packed | undefined)[] = blocks.map(() => undefined)
	for (let sheet = 0; places.includes(undefined); sheet++) {
		let spaces = [...free]
		let isEmpty = true
		blocks.forEach((block, i) => {
			// the second half of a table never stands on a sheet before the first
			if (places[i] || (block.continues && !places[i - 1])) return
			const place = bestPlace(block, spaces)
			if (!place) return
			isEmpty = false
			places[i] = { sheet, x: place.x, y: place.y }
			spaces = withoutBox(spaces, {
				x: place.x - gap,
				y: place.y - gap,
				width: block.width + 2 * gap,
				height: block.height + 2 * gap,
			})
		})
		if (isEmpty) return null
	}
	return places.filter((place) => place !== undefined)
}

function bestPlace(
	{ width, height, align }: Packable,
	spaces: readonly Box[],
): { x: number; y: number } | null {
	const fitting = spaces.filter(
		(space) => space.width >= width - 1e-6 && space.height >= height - 1e-6,
	)
	const corners = fitting.map((space) => ({
		x: align === 'left' ? space.x : space.x + space.width - width,
		y: space.y + space.height - height,
	}))
	return (
		corners.toSorted((a, b) => b.y - a.y || (align === 'left' ? a.x - b.x : b.x - a.x))[0] ?? null
	)
}

function withoutBox(spaces: readonly Box[], taken: Box): Box[] {
	const parts = spaces.flatMap((space) =>
		boxesMeet(space, taken) ? around(space, taken) : [space],
	)
	return parts.filter(
		(part, i) =>
			!parts.some(
				(other, j) => j !== i && contains(other, part) && (j < i || !contains(part, other)),
			),
	)
}

function around(space: Box, taken: Box): Box[] {
	const [right, top] = [space.x + space.width, space.y + space.height]
	const [takenRight, takenTop] = [taken.x + taken.width, taken.y + taken.height]
	const left = { ...space, width: taken.x - space.x }
	const beyond = { ...space, x: takenRight, width: right - takenRight }
	const below = { ...space, height: taken.y - space.y }
	const above = { ...space, y: takenTop, height: top - takenTop }
	return [left, beyond, below, above].filter(({ width, height }) => width > 1 && height > 1)
}

function contains(outer: Box, inner: Box): boolean {
	return (
		inner.x >= outer.x - 1e-9 &&
		inner.y >= outer.y - 1e-9 &&
		inner.x + inner.width <= outer.x + outer.width + 1e-9 &&
		inner.y + inner.height <= outer.y + outer.height + 1e-9
	)
}
