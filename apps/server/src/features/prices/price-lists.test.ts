import { expect, test } from 'vitest'
import { loadSeed, priceListKinds, readPriceList } from './index.ts'

test('decimals with comma or point, euros to the cent', () => {
	const head = 'country;zone;from;to;firstPallet;nextPallet\n'
	const { rows, problems } = readPriceList('delivery', `\uFEFF${head}BE;BE-1;1000;1499;79,5;49\n`)
	expect(problems).toEqual([])
	expect(rows).toEqual([
		{ country: 'BE', zone: 'BE-1', from: '1000', to: '1499', firstPallet: 7950, nextPallet: 4900 },
	])
	const finishes = readPriceList('finishes', 'code;variant;unit;value\nplinth;;points/m;22,5\n')
	expect(finishes.rows[0]?.value).toBe('22.5')
})

test('every fault is told with its row and column, good rows are kept', () => {
	const text = [
		'kind;widthUpTo;heightUpTo;depthUpTo;points',
		'Simple;300;800;600;133',
		'Triple;300;800;600;133',
		'',
		'Simple;wide;800;600;-4',
	].join('\n')
	const { rows, problems } = readPriceList('modules', text)
	expect(rows).toHaveLength(1)
	expect(problems).toEqual([
		{ list: 'modules', row: 3, column: 'kind', found: 'Triple' },
		{ list: 'modules', row: 5, column: 'widthUpTo', found: 'wide' },
		{ list: 'modules', row: 5, column: 'points', found: '-4' },
	])
})

test('the seed comes in through the same five lists', () => {
	const { lists } = loadSeed()
	expect(priceListKinds).toEqual(['modules', 'doors', 'finishes', 'accessories', 'delivery'])
	for (const kind of priceListKinds) expect(lists[kind].length).toBeGreaterThan(20)
})
