// One price function, two books: what the browser computes from the book it was sent is what the server judges by.
import { buildFurniture, type Configuration } from '@gabarit/engine'
import {
	randomDesk,
	randomPanels,
	randomSeparator,
	randomStairs,
	randomStraightRoom,
	randomStream,
	randomTvFurniture,
} from '@gabarit/engine/testing'
import { priceBookSchema, priceFurniture, type Viewer, viewers } from '@gabarit/price'
import { expect, test } from 'vitest'
import { loadSeed, seedBookOf } from '../index.ts'

const WANTED = 1000
const SEED = 1121
const { catalogue } = loadSeed()

const random = randomStream(SEED)
const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T
const interiors = catalogue.colors.filter((color) => color.interior)

/** A random room in the colours and handles of the real catalogue. */
function randomRoom(): Configuration {
	const room = randomStraightRoom(random)
	const handle = pick(catalogue.handles)
	return {
		...room,
		colors: { interior: pick(interiors).reference, exterior: pick(catalogue.colors).reference },
		...(random() < 0.7 && { handle: { model: handle.reference, color: pick(handle.colors) } }),
	}
}

const asSent = (viewer: Viewer) =>
	priceBookSchema.parse(JSON.parse(JSON.stringify(seedBookOf(viewer))))

// Each kind in the colours of the real catalogue.
test.each([
	['configurations', randomRoom],
	['desks', () => randomDesk(random, catalogue)],
	['pieces of TV furniture', () => randomTvFurniture(random, catalogue)],
	['room separators', () => randomSeparator(random, catalogue)],
	['pieces under a flight', () => randomStairs(random, catalogue)],
	['lists of panels', () => randomPanels(random, catalogue)],
])('1,000 random %s cost the same in the browser and on the server', (_, draw) => {
	const books = viewers.map((viewer) => ({ browser: asSent(viewer), server: seedBookOf(viewer) }))
	const seller = seedBookOf('seller')
	const reseller = seedBookOf('reseller')
	let priced = 0
	for (let tries = 0; priced < WANTED; tries += 1) {
		expect(tries, `seed ${SEED}`).toBeLessThan(10 * WANTED)
		const made = buildFurniture(draw(), catalogue)
		if (!made.ok) continue
		const { browser, server } = books[priced % books.length] as (typeof books)[number]
		const circumstances = {
			postalCode: pick(['1000', '4000', '6700']),
			date: '2026-11-21',
			promo: { code: 'A', percentage: pick([5, 7.5, 12]) },
		}
		const quote = priceFurniture(made.value, server, circumstances)
		expect(priceFurniture(made.value, browser, circumstances)).toEqual(quote)
		// Who sees the purchase sees the same sale.
		if (quote.viewer === 'visitor')
			expect(priceFurniture(made.value, seller, circumstances).totalIncluding).toBe(
				quote.totalIncluding,
			)
		if (quote.viewer === 'reseller-visitor')
			expect(priceFurniture(made.value, reseller, circumstances).totalIncluding).toBe(
				quote.totalIncluding,
			)
		priced += 1
	}
})
