import { expect, test } from 'vitest'
import { makeCode, readCode, showCode } from './design-code.ts'

test('a design code has 12 characters, none of which looks like another', () => {
	for (let i = 0; i < 2000; i++) expect(makeCode()).toMatch(/^[3-4679A-Z]{12}$/u)
	const drawn = Array.from({ length: 2000 }, () => makeCode()).join('')
	expect(drawn).not.toMatch(/[0O1IL2Z5S8BUV]/u)
})

test('two thousand new design codes all differ', () => {
	expect(new Set(Array.from({ length: 2000 }, () => makeCode())).size).toBe(2000)
})

test('every character of the alphabet is about as frequent in design codes', () => {
	const counts = new Map<string, number>()
	for (const c of Array.from({ length: 4000 }, () => makeCode()).join('')) {
		counts.set(c, (counts.get(c) ?? 0) + 1)
	}
	const mean = (4000 * 12) / counts.size
	expect(counts.size).toBe(23)
	for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.15)
})

test('a shown design code is read back, whatever its case and spaces', () => {
	for (let i = 0; i < 200; i++) {
		const code = makeCode()
		expect(readCode(showCode(code))).toBe(code)
		expect(readCode(` ${showCode(code).toLowerCase()} `)).toBe(code)
		expect(readCode(code.replace(/(.{3})/gu, '$1-'))).toBe(code)
	}
})

test('a text that is too short, too long or has a foreign character is no design code', () => {
	for (const text of ['', 'K7MP', 'K7MP4XQD9RTWX', 'K7MP4XQD9RT0', 'K7MP4XQD9RT!']) {
		expect(readCode(text)).toBeNull()
	}
})

test('a random byte that would favour the first characters is dropped', () => {
	const bytes = [255, 254, 253, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
	expect(makeCode(() => new Uint8Array(bytes))).toBe('34679ACDEFGH')
})
