// Where the modules of TV furniture stand, whether it can be made or not.
import { type LowModule, splitRun, type TvLayout, usualShares } from '@gabarit/engine'
import { type End, idOf, type ModulePlace } from '../modules.ts'

export type Placed = { id: string; place: ModulePlace; x: number; width: number }

export function tvPlacesOf({ ends, tall, low, carcass, plinth }: TvLayout): {
	/** Of the low modules. */
	widths: number[]
	placed: Placed[]
	/** Of the drawers in a module, those that were not chosen too. */
	sharesOf: (module: LowModule) => readonly number[]
} {
	const widths = splitRun(
		low.length,
		low.modules.map(() => 1),
	)
	const placed: Placed[] = []
	let x = ends.left
	const put = (place: ModulePlace, width: number) => {
		placed.push({ id: idOf(place), place, x, width })
		x += width
	}
	const putTall = (end: End) => tall[end] && put({ kind: 'tall', end }, tall[end].width)
	putTall('left')
	widths.forEach((width, index) => {
		put({ kind: 'low', index }, width)
	})
	putTall('right')
	return { widths, placed, sharesOf: ({ shares }) => shares ?? usualShares(carcass - plinth) }
}
