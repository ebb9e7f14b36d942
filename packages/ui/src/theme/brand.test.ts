import { assert, constantFrom, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { accentOnInk, brandPalette } from './brand.ts'
import { contrastOf } from './contrast.ts'
import { hexOf, hexOfOklch, oklchOf } from './oklch.ts'
import { paletteOf, palettes, themeCodes } from './palettes.ts'

const anyColour = integer({ min: 0, max: 0xffffff }).map(
	(value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
)

test('contrast is computed as in WCAG 2', () => {
	expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21)
	expect(contrastOf('#221D18', '#F6F2EA')).toBeCloseTo(15, 0)
	expect(contrastOf('#FFFFFF', '#FF5705')).toBeCloseTo(3.2, 1)
})

test('every text colour of every palette has enough contrast on its papers', () => {
	for (const code of themeCodes) {
		const palette = palettes[code]
		for (const text of [palette.ink, palette.inkSoft, palette.inkFaint, palette.accentText]) {
			for (const paper of [palette.paper, palette.paperRaised, palette.paperSunken]) {
				expect(contrastOf(text, paper)).toBeGreaterThanOrEqual(4.5)
			}
		}
		expect(contrastOf(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5)
		expect(contrastOf(palette.onAccent, palette.accentHover)).toBeGreaterThanOrEqual(4.5)
	}
})

test('a colour is the same after OKLCH and back', () => {
	assert(
		property(anyColour, (hex) => {
			expect(hexOfOklch(oklchOf(hex))).toBe(hex)
		}),
	)
})

test("any reseller's colour gives texts with enough contrast", () => {
	assert(
		property(anyColour, constantFrom(...themeCodes), (hex, code) => {
			const palette = brandPalette(palettes[code], hex)
			expect(palette.accent).toBe(hex)
			expect(contrastOf(palette.accentText, palette.paper)).toBeGreaterThanOrEqual(4.5)
			expect(contrastOf(palette.accentText, palette.paperSunken)).toBeGreaterThanOrEqual(4.5)
			expect(contrastOf(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5)
			expect(contrastOf(accentOnInk(palette), palette.ink)).toBeGreaterThanOrEqual(4.5)
		}),
	)
})

test('the accent keeps its hue when it becomes a text', () => {
	const { accentText } = brandPalette(palettes.default, '#00A3B4')
	expect(Math.abs(oklchOf(accentText).h - oklchOf('#00A3B4').h)).toBeLessThan(4)
})

test('an invalid colour changes nothing, an unknown theme is the default one', () => {
	for (const nothing of [null, undefined, '', 'red', '#12', '#GGGGGG']) {
		expect(brandPalette(palettes.oak, nothing)).toBe(palettes.oak)
	}
	expect(hexOf('#f50')).toBe('#FF5500')
	expect(paletteOf('unknown')).toBe(palettes.default)
	expect(paletteOf('sage')).toBe(palettes.sage)
})
