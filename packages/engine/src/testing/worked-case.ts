// Helpers of the worked cases: furniture that is made, or refused, and its sizes as a joiner writes them.

import type { Board } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Part } from '../furniture/part.ts'
import type { BayChoice, ModuleChoice } from '../run/choices.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { buildFurniture } from '../type/kinds.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

/** A niche of 3000 x 2500 between two walls, with push to open; `change` overrides. */
export const room = (change: Partial<DressingConfiguration>): DressingConfiguration => ({
	version: 1,
	room: { width: 3000 },
	hu: 2500,
	handle: null,
	...change,
})

/** The modules of a run along a flat back wall. */
export const modules = (...list: ModuleChoice[]): DressingConfiguration['runs'] => [
	{ side: 'Main', zones: [{ modules: list }] },
]

/** `count` simple modules with the same bay. */
export const simples = (count: number, bay?: BayChoice): DressingConfiguration['runs'] =>
	modules(
		...Array.from(
			{ length: count },
			(): ModuleChoice => ({ kind: 'Simple', ...(bay && { bays: [bay] }) }),
		),
	)

export function made(configuration: DressingConfiguration): Furniture {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (!result.ok) throw new Error(result.issues.map((issue) => issue.code).join(', '))
	return result.value
}

export function refused(configuration: DressingConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (result.ok) throw new Error('made, although it should be refused')
	return result.issues.filter((issue) => issue.severity === 'error')
}

export const sizes = (furniture: Furniture, part: Part) =>
	furniture.boards.filter((board) => board.part === part).map(size)
export const size = (board: Board) => `${board.length} x ${board.width} x ${board.thickness}`

/** Where the boards of a part stand, and what is ordered: "x 0 to 48.5, y 581 to 600, z 0 to 2500: 2520 x 70". */
export const standing = (furniture: Furniture, ...parts: Part[]) =>
	furniture.boards.filter(({ part }) => parts.includes(part)).map(place)

function place(board: Board): string {
	const { origin, u, v, n } = board.pose
	const span = (axis: 0 | 1 | 2) => {
		const all = board.outline.flatMap(([a, b]) =>
			[0, board.thickness].map((t) => origin[axis] + a * u[axis] + b * v[axis] + t * n[axis]),
		)
		return `${tenth(Math.min(...all))} to ${tenth(Math.max(...all))}`
	}
	return `x ${span(0)}, y ${span(1)}, z ${span(2)}: ${board.length} x ${board.width}`
}

const tenth = (value: number) => Math.round(value * 10) / 10 + 0

export const widths = (furniture: Furniture) =>
	furniture.runs[0]?.modules.map((module) => module.width)
export const bayWidths = (furniture: Furniture) =>
	furniture.runs[0]?.modules.flatMap((module) => module.bays.map((bay) => bay.width))

export const edges = (furniture: Furniture) =>
	furniture.fronts.map((front) => {
		const board = furniture.boards.find(({ id }) => id === front.board)
		const heights = board?.outline.slice(1, -1).map(([a]) => a) ?? []
		return `${heights[0]}/${heights.at(-1)}`
	})
