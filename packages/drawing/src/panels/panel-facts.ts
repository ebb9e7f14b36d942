// What the view of a board cannot show, in words: bands, grain, bores, and what found no room beside the board.
import type { Board } from '@gabarit/engine'
import type { Captions, ViewInput } from '../plan-input.ts'
import { boreRowsOf } from './bore-rows.ts'
import { lineName, materialName, type PanelLine } from './panel-lines.ts'
import { panelSides } from './panel-outline.ts'
import { type BoreKind, boreKindsOf } from './panel-stops.ts'
import type { PanelView } from './panel-view.ts'

/** `Panel 1: 4 pieces, 18 mm, White`. */
export function panelTitle({ kind, number, boards }: PanelLine, input: ViewInput): string {
	const { captions } = input
	const [first] = boards
	return captions.text('panels.title', {
		name: lineName(kind, number, captions),
		count: boards.length,
		thickness: captions.number(first.thickness),
		material: materialName(first, input),
	})
}

/** Each ends with a full stop. */
export function panelFacts(board: Board, view: PanelView, captions: Captions): string[] {
	return [
		bandsOf(board, captions),
		...grainFact(board, captions),
		...boreKindsOf(board).map((kind) => {
			const isCrowded = view.crowded.some(({ bores }) => bores[0] === kind.bores[0])
			return `${isCrowded ? withPlaces(kind, captions) : boresFact(kind, captions)}.`
		}),
		...(view.hasRadii ? [] : [radiiFact(board, captions)]),
	]
}

export function bandsOf(board: Board, { text: caption, number }: Captions): string {
	const sides = panelSides(board)
	const [first] = sides
	if (sides.every(({ band }) => band === 0)) return caption('panels.bare')
	if (first && sides.every(({ band }) => band === first.band))
		return caption('panels.bandedAround', { band: number(first.band) })
	const bands = sides
		.filter(({ band }) => band > 0)
		.map(({ name, band }) => caption(`panels.side.${name}`, { band: number(band) }))
	return caption('panels.banded', { bands: bands.join(', ') })
}

/** Nothing where the board may be turned on the sheet. */
export function grainFact({ grain }: Board, { text: caption }: Captions): string[] {
	return grain === 'none'
		? []
		: [caption('panels.grain', { grain: caption(`list.grain.${grain}`) })]
}

function boresFact({ diameter, depth, isThrough, bores }: BoreKind, captions: Captions): string {
	return captions.text(isThrough ? 'panels.through' : 'panels.bores', {
		count: bores.length,
		diameter: captions.number(diameter),
		depth: captions.number(depth),
	})
}

function withPlaces(kind: BoreKind, captions: Captions): string {
	const place = (at: readonly number[]) => at.map(captions.number).join('/')
	const places = boreRowsOf(kind.bores).map(({ from, to, count }) =>
		count > 1 ? `${place(from)}–${place(to)}` : place(from),
	)
	return captions.text('panels.boresAt', {
		bores: boresFact(kind, captions),
		places: places.join(', '),
	})
}

function radiiFact({ radii = [] }: Board, captions: Captions): string {
	return captions.text('panels.radii', { radii: radii.map(captions.number).join(' ') })
}
