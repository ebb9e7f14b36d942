// The plan of the demo's year, before anything of it is played.
import { isVatNumber } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { brusselsDay } from '../../lib/calendar.ts'
import { noon } from '../../testing/test-shop.ts'
import { demoVatNumber } from './demo-customers.ts'
import { demoDesigns } from './demo-designs.ts'
import { demoDays, demoYear } from './demo-year.ts'

const year = demoYear(noon)
const inMonths = (...months: string[]) =>
	year.filter(({ at }) => months.includes(brusselsDay(at).slice(5, 7))).length

test('the same day gives the same year', () => {
	const plain = (it: (typeof year)[number]) => ({ ...it, chance: null })
	expect(demoYear(noon).map(plain)).toEqual(year.map(plain))
})

test('requests come in order, within thirteen months and never after now', () => {
	const times = year.map(({ at }) => at.getTime())
	expect(times).toEqual(times.toSorted((a, b) => a - b))
	expect(times[0]).toBeGreaterThan(noon.getTime() - (demoDays + 1) * 24 * 3600_000)
	expect(times.at(-1)).toBeLessThan(noon.getTime())
	expect(year.length).toBeGreaterThan(340)
})

test('spring and autumn are busy, August and the days around the new year are not', () => {
	expect(inMonths('03', '04')).toBeGreaterThan(1.5 * inMonths('06', '07'))
	expect(inMonths('08')).toBeLessThan(inMonths('10') / 4)
	const quiet = year.filter(({ at }) => {
		const day = brusselsDay(at).slice(5)
		return day >= '12-22' || day <= '01-03'
	})
	expect(quiet.length).toBeLessThan(8)
})

test('each design is asked for, in each shop by several sellers', () => {
	expect(new Set(year.map(({ design }) => design)).size).toBe(demoDesigns.length)
	for (const tenant of ['atelier', 'meubles-dupont', 'rangements-martin']) {
		const sellers = new Set(year.filter((it) => it.tenant === tenant).map(({ seller }) => seller))
		expect(sellers.size).toBeGreaterThan(1)
	}
})

test('people are invented: reserved addresses, numbers of ranges that nobody has', () => {
	const others = year.filter(({ customer }) => customer.email !== 't.lambert@example.be')
	const isReserved = /@(?:example\.(?:be|org)|[a-z-]+\.example)$/u
	const wrong = others.filter(
		({ customer: { email, gsm } }) =>
			!isReserved.test(email) || !/^\+(?:32 470 00|33 6 39 98) /u.test(gsm),
	)
	expect(wrong).toEqual([])
	const byEmail = Map.groupBy(year, ({ customer }) => `${customer.tenant} ${customer.email}`)
	const names = [...byEmail.values()].map(
		(of) => new Set(of.map(({ customer }) => customer.lastName)).size,
	)
	expect(Math.max(...names)).toBe(1)
})

test.each(['BE', 'FR'] as const)('a VAT number of %s has its check digits', (country) => {
	for (let number = 0; number < 400; number += 7)
		expect(isVatNumber(demoVatNumber(country, number), country)).toBe(true)
})
