import { type Drawing, drawPlanSheets, textWidth } from '@gabarit/drawing'
import { buildFurniture, roomOf } from '@gabarit/engine'
import { goldenConfigurations, sampleCatalogue } from '@gabarit/engine/testing'
import type { Language } from '@gabarit/i18n'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { planCaptions } from '../plan-captions.ts'
import { writePdf } from './pdf.ts'
import { readPdf } from './testing/read-pdf.ts'
import { piecesOf } from './text-pieces.ts'

const date = new Date('2026-10-12T08:00:00Z')

function sheetsOf(name: 'g1' | 'g12', language: Language, customer = 'M. Lambert'): Drawing[] {
	const configuration = goldenConfigurations[name]
	const built = buildFurniture(configuration, sampleCatalogue)
	if (!built.ok) throw new Error('a worked case can be made')
	return drawPlanSheets({
		furniture: built.value,
		room: roomOf(configuration),
		catalogue: sampleCatalogue,
		language,
		captions: planCaptions(language),
		paper: 'A3',
		title: { tenant: 'Atelier Gabarit', code: 'K7MP4XQD9RTW', customer, date: '12/10/2026' },
	})
}

const wordsOf = {
	fr: [
		'3 000',
		'Élévation, façades fermées',
		'Pièces principales',
		'À savoir',
		'1 sur 3',
		'2 517 de diagonale',
	],
	nl: [
		'3 000',
		'Aanzicht, fronten dicht',
		'Hoofdonderdelen',
		'Goed om te weten',
		'1 van 3',
		'Klant',
	],
	en: ['3,000', 'Elevation, fronts closed', 'Main parts', 'Good to know', '1 of 3', 'Customer'],
} satisfies Record<Language, string[]>

test.each(['fr', 'nl', 'en'] as const)(
	'a plan in %s has three A3 pages with their words',
	async (language) => {
		const file = await writePdf(sheetsOf('g1', language), { title: 'Plan', language, date })
		const pdf = readPdf(file)
		expect(pdf.pages).toHaveLength(3)
		for (const page of pdf.pages) expect(page).toContain('K7MP 4XQD 9RTW')
		for (const words of wordsOf[language]) expect(pdf.pages[0]).toContain(words)
		expect(pdf.pages.join('')).not.toContain('?')
		for (const [width, height] of pdf.sizes) {
			expect(width).toBeCloseTo((420 / 25.4) * 72, 1)
			expect(height).toBeCloseTo((297 / 25.4) * 72, 1)
		}
	},
)

test('fonts are ours and embedded, the file is tagged, speaks its language and stays small', async () => {
	const file = await writePdf(sheetsOf('g1', 'nl'), { title: 'Plan', language: 'nl', date })
	const pdf = readPdf(file)
	expect(pdf.fonts.length).toBeGreaterThan(0)
	for (const font of pdf.fonts) {
		expect(font.name).toMatch(/\+NationalPark/)
		expect(font.embedded).toBe(true)
	}
	expect(pdf.language).toBe('nl')
	expect(pdf.tagged).toBe(true)
	expect(pdf.tags.filter((tag) => tag === 'Figure')).toHaveLength(3)
	expect(pdf.tags).toContain('H2')
	expect(pdf.tags).toContain('P')
	expect(file.length).toBeLessThanOrEqual(60_000)
})

test('the same drawings and date give the same bytes', async () => {
	const write = () => writePdf(sheetsOf('g12', 'fr'), { title: 'Plan', language: 'fr', date })
	const [one, two] = [await write(), await write()]
	expect(one.equals(two)).toBe(true)
	expect(readPdf(one).created).toContain('20261012080000')
})

test('a name with letters of the east keeps them', async () => {
	const name = 'Łukasz Dvořák'
	const pdf = readPdf(
		await writePdf(sheetsOf('g12', 'fr', name), { title: 'Plan', language: 'fr', date }),
	)
	// the pieces are drawn one after another, each in its font
	expect(pdf.pages[0]?.replaceAll('\n', '')).toContain(name)
	expect(pdf.fonts.length).toBeGreaterThan(2)
})

test('a narrow space is a real space tucked in, a missing sign is spelled', () => {
	const pieces = piecesOf('2\u202F517 \u2265 10', (subset) => subset)
	expect(pieces.map(({ words }) => words).join('')).toBe('2 517 >= 10')
	expect(pieces[0]?.tuck).toBe(0)
	expect(pieces[1]?.words.startsWith(' ')).toBe(true)
	expect(pieces[1]?.tuck).toBeCloseTo(0.1375, 9)
})

test('texts are as wide as the drawing takes them for, to a twentieth', () => {
	const doc = new PDFDocument({ autoFirstPage: false })
	const samples = [
		'Élévation, façades fermées',
		'577 × 2367',
		'Verstelbare legplanken',
		'cut to the wall on site',
	]
	for (const weight of [400, 600] as const) {
		doc.font(
			new URL(
				import.meta.resolve(
					`@fontsource/national-park/files/national-park-latin-${weight}-normal.woff`,
				),
			).pathname,
		)
		for (const words of samples) {
			const real = doc.fontSize(100).widthOfString(words)
			expect(Math.abs(textWidth(words, 100, weight) / real - 1), words).toBeLessThan(0.05)
		}
	}
})
