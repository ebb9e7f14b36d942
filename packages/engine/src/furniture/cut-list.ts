import { type Catalogue, colorsOf } from '../catalogue.ts'
import { EPSILON } from '../constants.ts'
import type { RunSide } from '../issue.ts'
import type { Board, Bore, Edges, Point2 } from './board.ts'
import type { Furniture } from './furniture.ts'
import { cellGroup, type GridCell } from './grid.ts'
import type { GroupId } from './group.ts'
import type { Part } from './part.ts'

type GridPlace = Pick<GridCell, 'column' | 'row'>

/**
 * Equal boards of one run. `finished`: with banding; `cutting`: without; `modules`: their indices,
 * null for the run.
 */
export type CutListLine = {
	part: Part
	quantity: number
	finished: { length: number; width: number }
	cutting: { length: number; width: number }
	thickness: number
	material: string
	materialLabel: Catalogue['colors'][number]['label'] | null
	grain: Board['grain']
	edges: Edges
	outline: Point2[]
	cuts: Board['cuts']
	/** Only where the buyer ordered them, as on the board. */
	bores?: Bore[]
	radii?: number[]
	run: RunSide
	modules: (number | null)[]
	/** Loose boards stand in no run: the groups of the lines that they belong to. */
	lines?: GroupId[]
	/** Only of a grid: the cells that these boards close; none for its frame. */
	cells?: GridPlace[]
	ids: string[]
}

export function cutListOf(furniture: Furniture, catalogue: Catalogue): CutListLine[] {
	const colors = colorsOf(catalogue)
	const loose = new Set(furniture.groups.filter(({ kind }) => kind === 'line').map(({ id }) => id))
	const cells = new Map(furniture.grid?.cells.map((cell) => [cellGroup(cell), cell]))
	const lines: CutListLine[] = []
	const byPart = new Map<Part, { first: Board; line: CutListLine }[]>()
	for (const board of furniture.boards) {
		const alike = byPart.get(board.part) ?? []
		byPart.set(board.part, alike)
		const known = alike.find(({ first }) => isSameToTheSaw(first, board))
		if (known) {
			known.line.quantity += 1
			known.line.modules.push(board.module)
			known.line.ids.push(board.id)
			if (known.line.lines?.includes(board.group) === false) known.line.lines.push(board.group)
			known.line.cells?.push(...placesIn(board))
		} else {
			const line = lineOf(board, colors.get(board.material)?.label ?? null)
			if (loose.has(board.group)) line.lines = [board.group]
			if (furniture.grid) line.cells = placesIn(board)
			alike.push({ first: board, line })
			lines.push(line)
		}
	}
	return lines

	function placesIn({ group }: Board): GridPlace[] {
		const cell = cells.get(group)
		return cell ? [{ column: cell.column, row: cell.row }] : []
	}
}

function lineOf(board: Board, materialLabel: CutListLine['materialLabel']): CutListLine {
	const { length, width, edges, outline, cuts, bores, radii } = board
	return {
		part: board.part,
		quantity: 1,
		finished: { length, width },
		// Each band lies on an edge across the axis it shortens.
		cutting: {
			length: tenth(length - edges.width1 - edges.width2),
			width: tenth(width - edges.length1 - edges.length2),
		},
		thickness: board.thickness,
		material: board.material,
		materialLabel,
		grain: board.grain,
		edges,
		outline,
		cuts,
		...(bores && { bores }),
		...(radii && { radii }),
		run: board.run,
		modules: [board.module],
		ids: [board.id],
	}
}

const edgeNames = Object.keys({
	length1: 0,
	length2: 0,
	width1: 0,
	width2: 0,
} satisfies Edges) as (keyof Edges)[]

/** Boards that differ only in their place are one line of the cut list. */
function isSameToTheSaw(a: Board, b: Board): boolean {
	return (
		a.run === b.run &&
		a.length === b.length &&
		a.width === b.width &&
		a.thickness === b.thickness &&
		a.material === b.material &&
		a.grain === b.grain &&
		edgeNames.every((name) => a.edges[name] === b.edges[name]) &&
		isSameOutline(a.outline, b.outline) &&
		(a.cuts.length + b.cuts.length === 0 || JSON.stringify(a.cuts) === JSON.stringify(b.cuts)) &&
		isSameList(a.radii, b.radii, (radius, other) => radius === other) &&
		isSameList(a.bores, b.bores, isSameBore)
	)
}

function isSameList<T>(
	a: readonly T[] = [],
	b: readonly T[] = [],
	isSame: (one: T, other: T) => boolean,
): boolean {
	return a.length === b.length && a.every((one, i) => b[i] !== undefined && isSame(one, b[i]))
}

function isSameBore(a: Bore, b: Bore): boolean {
	return (
		a.at[0] === b.at[0] &&
		a.at[1] === b.at[1] &&
		a.diameter === b.diameter &&
		a.depth === b.depth &&
		a.face === b.face
	)
}

// Under a slope the same outline is computed at another place, which leaves floating-point noise.
function isSameOutline(a: readonly Point2[], b: readonly Point2[]): boolean {
	const isSame = ([u, v]: Point2, [s, t]: Point2) =>
		Math.abs(u - s) < EPSILON && Math.abs(v - t) < EPSILON
	return a.length === b.length && a.every((point, i) => isSame(point, b[i] ?? [NaN, NaN]))
}

// Banding is in tenths of a mm, and so are lengths along a slope (domain 0); adding 0 makes -0 a 0.
function tenth(value: number): number {
	return Math.round(value * 10) / 10 + 0
}

type WriteNumber = (value: number) => string

/** `a/b` pairs with blanks between; nothing for a plain rectangle. */
export function outlineOf(line: CutListLine, write: WriteNumber): string {
	if (isPlain(line)) return ''
	return line.outline.map(([a, b]) => `${write(tenth(a))}/${write(tenth(b))}`).join(' ')
}

/** `side:degrees`, the sides counted from 0 as in `cuts`. The degree sign keeps a spreadsheet from reading a time of day. */
export function cutsOf({ cuts }: CutListLine, write: WriteNumber): string {
	return cuts.map(({ edge, angle }) => `${edge}:${write(angle)}°`).join(' ')
}

function isPlain({ outline, cuts }: CutListLine): boolean {
	const isRectangle =
		outline.length === 4 &&
		outline.every(([a, b], i) => {
			const [nextA, nextB] = outline[(i + 1) % outline.length] ?? [a, b]
			return a === nextA || b === nextB
		})
	return isRectangle && cuts.length === 0
}
