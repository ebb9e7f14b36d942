// What to cut: boards gathered by size, with and without their banding (domain 1.2).
import { type Catalogue, colorsOf } from '../catalogue.ts'
import type { Board, Edges, Furniture, Part } from '../furniture.ts'
import type { RunSide } from '../issue.ts'

/** Equal boards of one run. `finished` with banding, `cutting` without; `ids` name the boards, `modules` where they go (index, null = the run). */
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
	run: RunSide
	modules: (number | null)[]
	ids: string[]
}

/** The cut list of a furniture, in the order in which its boards were made. */
export function cutListOf(furniture: Furniture, catalogue: Catalogue): CutListLine[] {
	const colors = colorsOf(catalogue)
	const lines = new Map<string, CutListLine>()
	for (const board of furniture.boards) {
		const key = keyOf(board)
		const line = lines.get(key)
		if (line) {
			line.quantity += 1
			line.modules.push(board.module)
			line.ids.push(board.id)
		} else lines.set(key, lineOf(board, colors.get(board.material)?.label ?? null))
	}
	return [...lines.values()]
}

function lineOf(board: Board, materialLabel: CutListLine['materialLabel']): CutListLine {
	const { length, width, edges } = board
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
		run: board.run,
		modules: [board.module],
		ids: [board.id],
	}
}

// Boards are equal to the saw when nothing but their place differs.
function keyOf({
	part,
	run,
	length,
	width,
	thickness,
	material,
	grain,
	edges,
	outline,
	cuts,
}: Board): string {
	return JSON.stringify([
		part,
		run,
		length,
		width,
		thickness,
		material,
		grain,
		edges,
		outline,
		cuts,
	])
}

// Bandings are tenths of a millimetre: this only takes the binary dust off.
function tenth(value: number): number {
	return Math.round(value * 10) / 10
}
