// What each line costs: its share of the goods, as the viewer pays for them. The shares add up to the cent.
import type { Furniture } from '@gabarit/engine'
import { type PriceBook, priceFurniture, type Quote } from '@gabarit/price'
import { type LineOfBoards, linesOf } from '../../frame/parts/line-groups.ts'

/** Cents, by the group of the line. */
export function linePricesOf(
	furniture: Furniture,
	quote: Quote,
	book: PriceBook,
): ReadonlyMap<string, number> {
	const lines = linesOf(furniture)
	const points = lines.map((line) => pointsOf(line, furniture, book))
	const whole = shownGoodsOf(quote)
	const all = points.reduce((sum, own) => sum + own, 0)
	let before = 0
	return new Map(
		lines.map(({ id }, i) => {
			const from = shareOf(before, all, whole)
			before += points[i] ?? 0
			return [id, shareOf(before, all, whole) - from]
		}),
	)
}

/** Pieces of a line of the list are equal, so one is priced for all. */
function pointsOf(
	{ id, list, boards }: LineOfBoards,
	furniture: Furniture,
	book: PriceBook,
): number {
	const isWall = list === 'cladding'
	const { points } = priceFurniture(
		{
			...furniture,
			boards: isWall ? [...boards] : boards.slice(0, 1),
			fittings: isWall ? furniture.fittings.filter(({ group }) => group === id) : [],
		},
		book,
	)
	return isWall ? points : points * boards.length
}

/** Of the goods before delivery and services, less discounts, with VAT where he reads it. */
function shownGoodsOf({ goods, surcharge, netGoods, shows, vat }: Quote): number {
	const all = goods + surcharge
	const net = all === 0 ? 0 : Math.round((goods * netGoods) / all)
	if (shows === 'Excluding') return net
	return vat.reduce((sum, { rate }) => sum + Math.round((net * rate) / 100), net)
}

function shareOf(points: number, all: number, whole: number): number {
	return all === 0 ? 0 : Math.round((whole * points) / all)
}
