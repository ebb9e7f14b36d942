// Loose boards are drawn line by line: the pieces of one line are equal, those of a clad wall stand in their places.
import { type Board, colorsOf, type Furniture } from '@gabarit/engine'
import type { Captions, ViewInput } from '../plan-input.ts'

export type PanelLine = {
	kind: 'list' | 'wall'
	/** From 1, as the buyer counts them. */
	number: number
	boards: [Board, ...Board[]]
}

/** Loose boards stand in no room and are drawn one by one. */
export function isLoose({ groups }: Furniture): boolean {
	return groups.some(({ kind }) => kind === 'line')
}

/** How the engine names the groups of clad walls, which count apart from the list. */
const WALL = 'wall-'

export function panelLinesOf({ groups, boards }: Furniture): PanelLine[] {
	const byGroup = new Map(
		groups.filter(({ kind }) => kind === 'line').map(({ id }) => [id, [] as Board[]]),
	)
	for (const board of boards) byGroup.get(board.group)?.push(board)
	return [...byGroup].flatMap(([id, [first, ...others]]): PanelLine[] =>
		first ? [{ ...placeInList(id), boards: [first, ...others] }] : [],
	)
}

export function placeInList(group: string): Pick<PanelLine, 'kind' | 'number'> {
	const kind = group.startsWith(WALL) ? 'wall' : 'list'
	return { kind, number: Number(group.slice(group.indexOf('-') + 1)) + 1 }
}

/** `numbers`: one, or several as a text. */
export function lineName(
	kind: PanelLine['kind'],
	numbers: number | string,
	captions: Captions,
): string {
	return captions.text(kind === 'wall' ? 'panels.wall' : 'panels.line', { number: numbers })
}

export function materialName({ material }: Board, { catalogue, language }: ViewInput): string {
	return colorsOf(catalogue).get(material)?.label[language] ?? material
}
