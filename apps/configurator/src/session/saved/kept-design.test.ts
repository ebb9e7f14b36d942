import type { DressingConfiguration } from '@gabarit/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeptChoices } from '../../lib/kept-choice.ts'
import { measuredOf } from '../measured.ts'
import { usualWants } from '../wants.ts'
import { makeCode } from './design-code.ts'
import {
	asideDesign,
	keepDesign,
	keptDesign,
	keptDesigns,
	lastDesign,
	putAside,
	readAutosave,
} from './kept-design.ts'
import type { KeptDesign } from './stored-design.ts'

function shelf(): KeptChoices & { entries: Map<string, string> } {
	const entries = new Map<string, string>()
	return {
		entries,
		read: (key) => entries.get(key) ?? null,
		keep: (key, value) => {
			entries.set(key, value)
			return true
		},
		forget: (key) => {
			entries.delete(key)
		},
		keys: () => [...entries.keys()],
	}
}

function designOf(change: Partial<KeptDesign> = {}): KeptDesign {
	return {
		format: 1,
		code: 'K7MP4XQD9RTW',
		parent: null,
		configuration: { version: 1, room: { width: 3000 }, hu: 2500 },
		visited: ['Footprint'],
		confirmed: null,
		special: [],
		wants: null,
		step: 'Room',
		externalReference: null,
		frozen: false,
		left: false,
		isStart: false,
		savedAt: '2026-11-21T09:42:00.000Z',
		revision: 1,
		tab: 'tab-a',
		...change,
	}
}

test('a design kept on the device is read back unchanged', async () => {
	const storage = shelf()
	expect(keepDesign(storage, designOf(), 0)).toBe('saved')
	expect(await keptDesign(storage, 'K7MP4XQD9RTW')).toEqual({ kind: 'kept', design: designOf() })
	expect(await lastDesign(storage)).toEqual({ kind: 'kept', design: designOf() })
	expect(await lastDesign(shelf())).toEqual({ kind: 'none' })
})

test('a list of panels is kept and read back like a wardrobe', async () => {
	const storage = shelf()
	const panels = designOf({
		configuration: {
			version: 1,
			type: 'panels',
			panels: [{ quantity: 4, length: 800, width: 250, thickness: 18 }],
		},
		visited: ['module-selection'],
		step: 'module-selection',
	})
	expect(keepDesign(storage, panels, 0)).toBe('saved')
	expect(await lastDesign(storage)).toEqual({ kind: 'kept', design: panels })
})

test('of 5,000 corrupt autosaves none throws, none counts as a design, none is lost', async () => {
	const whole = JSON.stringify(designOf())
	const cut = fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.slice(0, end))
	const changed = fc
		.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.string({ minLength: 1, maxLength: 3 }))
		.map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + text.length))
	const noise = fc.oneof(fc.string(), fc.json(), cut, changed)
	await fc.assert(
		fc.asyncProperty(noise, async (text) => {
			const storage = shelf()
			storage.keep('gabarit.design.K7MP4XQD9RTW', text)
			const reading = await keptDesign(storage, 'K7MP4XQD9RTW')
			if (reading.kind === 'kept') {
				// A change that leaves a whole design is one; it must survive another turn.
				expect(await readAutosave(JSON.stringify(reading.design))).toEqual(reading)
			} else {
				expect(reading).toEqual({ kind: 'spoilt', text })
				expect(storage.entries.get('gabarit.spoilt')).toBe(text)
			}
		}),
		{ numRuns: 5000 },
	)
})

test('a design that another tab saved in the meantime is not overwritten', async () => {
	const storage = shelf()
	keepDesign(storage, designOf({ revision: 4, tab: 'tab-a' }), 0)
	const mine = designOf({ revision: 5, tab: 'tab-b' })
	expect(keepDesign(storage, mine, 3)).toBe('conflict')
	expect(await keptDesign(storage, mine.code)).toMatchObject({ design: { tab: 'tab-a' } })
	expect(keepDesign(storage, mine, 4)).toBe('saved')
	expect(keepDesign(storage, designOf({ revision: 5, tab: 'tab-a' }), 4)).toBe('conflict')
})

test('a full disk is reported when a design is kept', () => {
	const storage = { ...shelf(), keep: () => false }
	expect(keepDesign(storage, designOf(), 0)).toBe('refused')
})

test('the oldest kept designs make room, never the last one or the one put aside', async () => {
	const storage = shelf()
	const codes = Array.from({ length: 20 }, () => makeCode())
	const [first = ''] = codes
	codes.forEach((code, i) => {
		keepDesign(storage, designOf({ code, savedAt: new Date(1e12 + i).toISOString() }), 0)
		if (i === 0) putAside(storage, code)
	})
	const slots = storage.keys().filter((key) => key.startsWith('gabarit.design.'))
	expect(slots).toHaveLength(8)
	expect((await asideDesign(storage))?.code).toBe(first)
	expect(await lastDesign(storage)).toMatchObject({ design: { code: codes.at(-1) } })
})

test('a kept design from before the field of belongings opens without belongings', async () => {
	const storage = shelf()
	const { wants: _, ...older } = designOf()
	storage.keep('gabarit.design.K7MP4XQD9RTW', JSON.stringify(older))
	expect(await keptDesign(storage, 'K7MP4XQD9RTW')).toEqual({ kind: 'kept', design: designOf() })
})

const stored = (change: object) => JSON.stringify({ ...designOf(), ...change })
const confirmedIn = async (change: object) => {
	const reading = await readAutosave(stored(change))
	return reading.kind === 'kept' ? reading.design.confirmed : reading.kind
}

test('a design that was confirmed step by step opens, confirmed where all of its measures were', async () => {
	const configuration: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }
	const whole = ['MarginsMeasurements', 'FillerMeasurements', 'FootprintMeasurements']
	expect(await confirmedIn({ confirmed: whole })).toBe(measuredOf(configuration))
	expect(await confirmedIn({ confirmed: ['MarginsMeasurements'] })).toBeNull()
	expect(await confirmedIn({ confirmed: [] })).toBeNull()
	const sloped = { ...configuration, slope: { left: { low: 1200, angle: 45 } } }
	expect(await confirmedIn({ configuration: sloped, confirmed: whole })).toBeNull()
	expect(
		await confirmedIn({ configuration: sloped, confirmed: [...whole, 'SlopeMeasurements'] }),
	).toBe(measuredOf(sloped))
})

test.each([7, 'x'.repeat(20_001), [7], {}])(
	'a confirmation that cannot be read is asked for again, and loses no design: %#',
	async (confirmed) => expect(await confirmedIn({ confirmed })).toBeNull(),
)

test('an autosave from before the special walls were asked opens without any', async () => {
	const { special: _, ...before } = designOf()
	const reading = await readAutosave(JSON.stringify(before))
	expect(reading).toEqual({ kind: 'kept', design: designOf() })
})

test('the designs of this device are listed, the last one first, without what cannot be read', async () => {
	const storage = shelf()
	expect(await keptDesigns(storage)).toEqual([])
	const days = ['2026-11-20', '2026-11-24', '2026-11-22']
	const codes = days.map(() => makeCode())
	days.forEach((day, i) => {
		const code = codes[i] ?? ''
		keepDesign(storage, designOf({ code, savedAt: `${day}T09:42:00.000Z` }), 0)
	})
	storage.keep('gabarit.design.K7MP4XQD9RTW', 'spoilt')
	storage.keep('something.else', '{}')
	expect((await keptDesigns(storage)).map(({ code }) => code)).toEqual([
		codes[1],
		codes[2],
		codes[0],
	])
})

test.each([
	[usualWants, 'kept'],
	[{ ...usualWants, long: -1 }, 'spoilt'],
	[{ ...usualWants, reach: 1.5 }, 'spoilt'],
])('a kept design whose belongings cannot be counted so is spoilt: %#', async (wants, kind) => {
	expect((await readAutosave(stored({ wants }))).kind).toBe(kind)
})

test('starts that were left as they were give way before the oldest design', async () => {
	const storage = shelf()
	const dayOf = (day: number) => `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`
	const real = designOf({ savedAt: dayOf(1) })
	keepDesign(storage, real, 0)
	for (let day = 2; day <= 12; day++)
		keepDesign(storage, designOf({ code: makeCode(), isStart: true, savedAt: dayOf(day) }), 0)
	const kept = await keptDesigns(storage)
	expect(kept).toHaveLength(8)
	expect(kept.at(-1)?.code).toBe(real.code)
	expect(kept.map(({ savedAt }) => savedAt)).toContain(dayOf(12))
})
