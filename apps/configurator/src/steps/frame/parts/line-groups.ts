// Loose boards in their lines: the pieces of a line of the list, the panels of a clad wall.
import type { Board, Furniture } from '@gabarit/engine'

export type LineList = 'panels' | 'cladding'

export function placeOfGroup(id: string): { list: LineList; index: number } {
	const [start, index] = id.split('-')
	return { list: start === starts.cladding ? 'cladding' : 'panels', index: Number(index) }
}

export type LineOfBoards = {
	/** Of the group that the boards belong to. */
	id: string
	list: LineList
	index: number
	boards: readonly Board[]
}

/** How the engine names the groups of each list. */
const starts: Record<LineList, string> = { panels: 'line', cladding: 'wall' }

export function groupIdOf(list: LineList, index: number): string {
	return `${starts[list]}-${index}`
}

/** The list, then the walls. */
export function linesOf({ groups, boards }: Furniture): LineOfBoards[] {
	const byGroup = new Map<string, Board[]>()
	for (const board of boards) {
		const own = byGroup.get(board.group)
		if (own === undefined) byGroup.set(board.group, [board])
		else own.push(board)
	}
	return groups
		.filter(({ kind }) => kind === 'line')
		.map(({ id }) => ({ id, ...placeOfGroup(id), boards: byGroup.get(id) ?? [] }))
		.toSorted((a, b) => Number(a.list === 'cladding') - Number(b.list === 'cladding'))
}

export type Size = { count: number; length: number; width: number; thickness: number }

/** Each size once, with how many boards have it. */
export function sizesOf(boards: readonly Board[]): Size[] {
	const sizes = new Map<string, Size>()
	for (const { length, width, thickness } of boards) {
		const key = `${length} ${width} ${thickness}`
		const known = sizes.get(key)
		if (known === undefined) sizes.set(key, { count: 1, length, width, thickness })
		else known.count += 1
	}
	return [...sizes.values()]
}
