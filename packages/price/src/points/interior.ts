import type { Zone } from '@gabarit/engine'
import type { LineCode } from '../quote.ts'
import { areaPoints, areaTenthsOf, coefficientOf, timesCoefficients } from './bracket.ts'
import { baysOf, colorPointsOf, type Ledger } from './lines.ts'
import type { Points } from './points-schema.ts'

export function addInterior(ledger: Ledger): void {
	addShelves(ledger)
	for (const bay of baysOf(ledger.furniture))
		for (const zone of bay.zones) addFitting(ledger, zone, bay.width)
	addOverlayDrawers(ledger)
	addPullOuts(ledger)
}

function addShelves(ledger: Ledger): void {
	const prices = ledger.points.accessories
	for (const board of ledger.boards.shelves) {
		const fixed = board.part === 'FixedShelf'
		const plain = areaPoints(
			fixed ? prices.fixedShelfBase : prices.adjustableShelfBase,
			fixed ? prices.fixedShelf : prices.adjustableShelf,
			areaTenthsOf(board),
		)
		const { length, width, thickness } = board
		ledger.add({
			code: fixed ? 'fixed_shelf' : 'adjustable_shelf',
			group: 'interior',
			points: thickness === 28 ? timesCoefficients(plain, prices.shelf28) : plain,
			data: { length, width, thickness },
		})
	}
}

type Fitting = { code: LineCode; price: keyof Points['accessories'] & FlatPrice }
type FlatPrice = 'slidingShelf' | 'recessedDrawer' | 'rail' | 'lift' | 'slidingRail' | 'trouserRack'

/** Shelves are priced from boards and overlay drawers from fronts, so their zones add nothing. */
const interiorPrices: Partial<Record<Zone['kind'], Fitting>> = {
	SlidingShelve: { code: 'sliding_shelf', price: 'slidingShelf' },
	RecessedDrawer: { code: 'recessed_drawer', price: 'recessedDrawer' },
	Wardrobe: { code: 'rail', price: 'rail' },
	WardrobeOnLift: { code: 'lift', price: 'lift' },
	SlidingWardrobe: { code: 'sliding_rail', price: 'slidingRail' },
	TrouserRack: { code: 'trouser_rack', price: 'trouserRack' },
}

function addFitting(ledger: Ledger, zone: Zone, width: number): void {
	const fitting = interiorPrices[zone.kind]
	if (fitting === undefined) return
	ledger.add({
		code: fitting.code,
		group: 'interior',
		points: ledger.points.accessories[fitting.price],
		// Rails carry count 0: one each.
		quantity: Math.max(1, zone.count),
		data: { width },
	})
}

function addOverlayDrawers(ledger: Ledger): void {
	const { accessories } = ledger.points
	for (const front of ledger.furniture.fronts) {
		if (front.kind !== 'DrawerFront') continue
		const board = ledger.boards.fronts.get(front.board)
		if (board === undefined) throw new Error(`front ${front.id} has no board`)
		const { tier } = colorPointsOf(ledger.points, board.material)
		const rate = coefficientOf(accessories.overlayDrawerFront, tier)
		ledger.add({
			code: 'overlay_drawer',
			group: 'interior',
			points: areaPoints(accessories.overlayDrawerBase, rate, areaTenthsOf(board)),
			data: { length: board.length, width: board.width, color: board.material },
		})
	}
}

/** By all boards of the cart, whose front is priced as a leaf. */
function addPullOuts(ledger: Ledger): void {
	const { accessories } = ledger.points
	for (const cart of ledger.boards.carts.values()) {
		const area = cart.reduce((sum, board) => sum + areaTenthsOf(board), 0)
		const bottom = cart.find(({ part }) => part === 'CartBottom')
		if (bottom === undefined) throw new Error('a cart has no bottom')
		const { length, width } = bottom
		const height = Math.max(...cart.map((board) => (board.part === 'CartFront' ? board.length : 0)))
		ledger.add({
			code: 'pull_out',
			group: 'interior',
			points: areaPoints(accessories.pullOutBase, accessories.pullOut, area),
			data: { length, width, height },
		})
	}
}
