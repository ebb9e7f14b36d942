import { expect, test } from 'vitest'
import {
	isNamedTwice,
	rangesOf,
	typedZoneOf,
	withZone,
	type ZoneRow,
	zoneOfKey,
	zoneProblems,
	zoneRowsOf,
	zonesOf,
	zoneTexts,
} from './zone-form.ts'

const row = (zone: string, from: string, to: string): ZoneRow => ({
	country: 'BE',
	zone,
	from,
	to,
	firstPallet: 7900,
	nextPallet: 4900,
})
const rows = [row('BE-1', '1000', '1499'), row('BE-1', '5000', '5699'), row('BE-2', '2000', '2999')]
const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

test('a zone is all its ranges, and gives them back as they were', () => {
	const [first, second] = zonesOf(rows)
	expect([first?.ranges, second?.ranges]).toEqual([['1000-1499', '5000-5699'], ['2000-2999']])
	const texts = zoneTexts(first ?? null, amount)
	expect(zoneProblems(texts)).toEqual({})
	expect(zoneRowsOf(texts)).toEqual(rows.slice(0, 2))
})

test.each([
	['1000-1499', 'BE', [{ from: '1000', to: '1499' }]],
	[' 7500 \n', 'BE', [{ from: '7500', to: '7500' }]],
	['01000 – 01999', 'FR', [{ from: '01000', to: '01999' }]],
	['1000', 'FR', null],
	['1499-1000', 'BE', null],
	['1000-1499;', 'BE', null],
	['', 'BE', null],
])('%j in %s are the ranges %o', (text, country, ranges) =>
	expect(rangesOf(text, country)).toEqual(ranges),
)

test('another zone stands where the former stood; one that is new comes last', () => {
	const dear = { ...row('BE-1', '1000', '1999'), firstPallet: 9900 }
	expect(withZone(rows, 'BE BE-1', [dear])).toEqual([dear, rows[2]])
	expect(withZone(rows, null, [row('BE-9', '9000', '9999')]).map(({ zone }) => zone)).toEqual([
		'BE-1',
		'BE-1',
		'BE-2',
		'BE-9',
	])
	expect(withZone(rows, 'BE BE-2', [])).toEqual(rows.slice(0, 2))
})

test('zones of one name in two countries are two: each keeps its codes and its price, and goes alone', () => {
	const belgian = row('1', '1000', '1999')
	const french = { ...row('1', '59000', '59999'), country: 'FR' as const, firstPallet: 12_900 }
	const both = zonesOf([belgian, french])
	expect(both.map(({ ranges, firstPallet }) => [ranges, firstPallet])).toEqual([
		[['1000-1999'], 7900],
		[['59000-59999'], 12_900],
	])
	const sheet = zoneTexts(zoneOfKey(both, 'FR 1'), amount)
	expect(zoneProblems(sheet)).toEqual({})
	expect(zoneRowsOf(sheet)).toEqual([french])
	expect(withZone([belgian, french], 'FR 1', [])).toEqual([belgian])
	expect(both.map((zone) => isNamedTwice(zone, both))).toEqual([true, true])
	const added = typedZoneOf({ ...sheet, zone: ' 2 ' })
	expect([added, isNamedTwice(added, both)]).toEqual([{ country: 'FR', zone: '2' }, false])
})
