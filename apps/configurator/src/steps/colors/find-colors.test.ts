import type { Color } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { findColors } from './find-colors.ts'

function colorOf(reference: string, fr: string, change: Partial<Color> = {}): Color {
	return {
		reference,
		label: { fr, nl: fr, en: fr },
		category: 'Melamine',
		tier: 'P1',
		hex: '#ffffff',
		hexDark: '#eeeeee',
		pattern: 'Plain',
		favourite: false,
		interior: true,
		exterior: true,
		...change,
	}
}

const colors = [
	colorOf('CH12', 'Chêne naturel', { tier: 'P3', pattern: 'Wood' }),
	colorOf('BL01', 'Blanc', { favourite: true }),
	colorOf('RAL-9016', 'Blanc signalisation', { category: 'Lacquer', tier: 'P8' }),
]
const referencesOf = (search: string) =>
	findColors(colors, { category: 'Melamine', search, language: 'fr' }).map((c) => c.reference)

test('without a search the colours of the category are shown, favourites first', () => {
	expect(referencesOf('  ')).toEqual(['BL01', 'CH12'])
})

test("a colour's name is found without accents and in any case, in every category", () => {
	expect(referencesOf('chene')).toEqual(['CH12'])
	expect(referencesOf('BLANC')).toEqual(['BL01', 'RAL-9016'])
	expect(referencesOf('naturel chêne')).toEqual(['CH12'])
})

test("a colour's reference is found with and without its dash or space", () => {
	expect(referencesOf('ral 9016')).toEqual(['RAL-9016'])
	expect(referencesOf('ral9016')).toEqual(['RAL-9016'])
	expect(referencesOf('ch1')).toEqual(['CH12'])
	expect(referencesOf('zz')).toEqual([])
})
