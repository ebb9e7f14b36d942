import type { Point3, Run } from '@gabarit/engine'

/** Linen, ink, rust, sage, umber and cream; boxes have two colours of their own. */
export const clothColors = {
	linen: '#BDAF9A',
	ink: '#2C3650',
	rust: '#B0431A',
	sage: '#84957F',
	umber: '#6A4B34',
	cream: '#E6DDCB',
} as const
export const boxColors = { charcoal: '#46423D', straw: '#C7AF88' } as const

export type ThingKind =
	| 'coat'
	| 'shirt'
	| 'trousers'
	| 'fold'
	| 'box'
	| 'shoe'
	| 'suitcase'
	| 'book'
	| 'vase'
	| 'bowl'

/** `at` is the middle of its underside (of its top where it hangs), in its run's axes, mm. */
export type Thing = {
	run: Run['side']
	kind: ThingKind
	at: Point3
	/** Along the run, out of the wall, up. */
	size: Point3
	/** Degrees around the vertical. */
	turn: number
	color: string
}
