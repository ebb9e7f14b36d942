// Choices of a desk that had to change, in its own words.
import type { DeskDesign, MovedChoice, SupportKind } from '@gabarit/engine'

type Fill = DeskDesign['supports'][number]['fill']

const figures = {
	'top.thickness': 'thickness',
	modesty: 'modesty',
	'cable.grommets': 'grommets',
	'room.width': 'length',
	'depth.center': 'depth',
	height: 'height',
} as const
export type DeskFigure = (typeof figures)[keyof typeof figures]

/** Supports are counted from 1; null: there is none any more, or there was none. */
export type DeskChanged =
	| { kind: 'figure'; figure: DeskFigure; from: number; to: number }
	| { kind: 'support'; number: number; from: SupportKind | null; to: SupportKind | null }
	| { kind: 'supportWidth'; number: number; from: number; to: number }
	| { kind: 'supportFill'; number: number; from: Fill; to: Fill }

/** null where the field is none that only a desk has. */
export function deskChangeOf({ field, from, to }: MovedChoice): DeskChanged | null {
	const [, index, what = 'kind'] = /^supports\.(\d)(?:\.(\w+))?$/u.exec(field) ?? []
	if (index !== undefined) return ofSupport(what, Number(index) + 1, { from, to })
	const [, figure] = Object.entries(figures).find(([name]) => name === field) ?? []
	return figure ? { kind: 'figure', figure, from: numberOf(from), to: numberOf(to) } : null
}

// The engine types a moved value as unknown; its field says what it is.
function ofSupport(
	what: string,
	number: number,
	{ from, to }: Pick<MovedChoice, 'from' | 'to'>,
): DeskChanged {
	switch (what) {
		case 'width':
			return { kind: 'supportWidth', number, from: numberOf(from), to: numberOf(to) }
		case 'fill':
			return { kind: 'supportFill', number, from: from as Fill, to: to as Fill }
		default:
			return {
				kind: 'support',
				number,
				from: from as SupportKind | null,
				to: to as SupportKind | null,
			}
	}
}

/** Of several readings the smallest counts. */
function numberOf(value: unknown): number {
	return Array.isArray(value) ? Math.min(...value.map(Number)) : Number(value ?? 0)
}
