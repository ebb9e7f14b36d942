import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { KeptChoices } from '../../lib/kept-choice.ts'
import { makeCode } from './design-code.ts'
import {
	asideDesign,
	type KeptDesign,
	keepDesign,
	keptDesign,
	lastDesign,
	putAside,
	readAutosave,
} from './kept-design.ts'

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
		confirmed: [],
		wants: null,
		step: 'Room',
		externalReference: null,
		frozen: false,
		left: false,
		savedAt: '2026-11-21T09:42:00.000Z',
		revision: 1,
		tab: 'tab-a',
		...change,
	}
}

test('a design kept on the device is read back unchanged', () => {
	const storage = shelf()
	expect(keepDesign(storage, designOf(), 0)).toBe('saved')
	expect(keptDesign(storage, 'K7MP4XQD9RTW')).toEqual({ kind: 'kept', design: designOf() })
	expect(lastDesign(storage)).toEqual({ kind: 'kept', design: designOf() })
	expect(lastDesign(shelf())).toEqual({ kind: 'none' })
})

test('a list of panels is kept and read back like a wardrobe', () => {
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
	expect(lastDesign(storage)).toEqual({ kind: 'kept', design: panels })
})

test('of 5,000 corrupt autosaves none throws, none counts as a design, none is lost', () => {
	const whole = JSON.stringify(designOf())
	const cut = fc.integer({ min: 0, max: whole.length - 1 }).map((end) => whole.slice(0, end))
	const changed = fc
		.tuple(fc.integer({ min: 0, max: whole.length - 1 }), fc.string({ minLength: 1, maxLength: 3 }))
		.map(([at, text]) => whole.slice(0, at) + text + whole.slice(at + text.length))
	const noise = fc.oneof(fc.string(), fc.json(), cut, changed)
	fc.assert(
		fc.property(noise, (text) => {
			const storage = shelf()
			storage.keep('gabarit.design.K7MP4XQD9RTW', text)
			const reading = keptDesign(storage, 'K7MP4XQD9RTW')
			if (reading.kind === 'kept') {
				// A change that leaves a whole design is one; it must survive another turn.
				expect(readAutosave(JSON.stringify(reading.design))).toEqual(reading)
			} else {
				expect(reading).toEqual({ kind: 'spoilt', text })
				expect(storage.entries.get('gabarit.spoilt')).toBe(text)
			}
		}),
		{ numRuns: 5000 },
	)
})

test('a design that another tab saved in the meantime is not overwritten', () => {
	const storage = shelf()
	keepDesign(storage, designOf({ revision: 4, tab: 'tab-a' }), 0)
	const mine = designOf({ revision: 5, tab: 'tab-b' })
	expect(keepDesign(storage, mine, 3)).toBe('conflict')
	expect(keptDesign(storage, mine.code)).toMatchObject({ design: { tab: 'tab-a' } })
	expect(keepDesign(storage, mine, 4)).toBe('saved')
	expect(keepDesign(storage, designOf({ revision: 5, tab: 'tab-a' }), 4)).toBe('conflict')
})

test('a full disk is reported when a design is kept', () => {
	const storage = { ...shelf(), keep: () => false }
	expect(keepDesign(storage, designOf(), 0)).toBe('refused')
})

test('the oldest kept designs make room, never the last one or the one put aside', () => {
	const storage = shelf()
	const codes = Array.from({ length: 20 }, () => makeCode())
	const [first = ''] = codes
	codes.forEach((code, i) => {
		keepDesign(storage, designOf({ code, savedAt: new Date(1e12 + i).toISOString() }), 0)
		if (i === 0) putAside(storage, code)
	})
	const slots = storage.keys().filter((key) => key.startsWith('gabarit.design.'))
	expect(slots).toHaveLength(8)
	expect(asideDesign(storage)?.code).toBe(first)
	expect(lastDesign(storage)).toMatchObject({ design: { code: codes.at(-1) } })
})

test('a kept design from before the field of belongings opens without belongings', () => {
	const storage = shelf()
	const { wants: _, ...older } = designOf()
	storage.keep('gabarit.design.K7MP4XQD9RTW', JSON.stringify(older))
	expect(keptDesign(storage, 'K7MP4XQD9RTW')).toEqual({ kind: 'kept', design: designOf() })
})
