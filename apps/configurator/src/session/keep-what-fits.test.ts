import {
	type Catalogue,
	type Configuration,
	completeConfiguration,
	withStickyFiller,
	writtenRuns,
} from '@gabarit/engine'
import { sampleCatalogue } from '@gabarit/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baysOf, choicesChanged } from './choices-changed.ts'
import { keepWhatFits } from './keep-what-fits.ts'
import { solverOf } from './solve.ts'

const catalogue: Catalogue = sampleCatalogue
const solve = solverOf(catalogue, { book: null, circumstances: {} })
const plain: Configuration = { version: 1, room: { width: 3000 }, hu: 2500 }
/** Every choice written out, as after the module step. */
const chosen: Configuration = { ...plain, runs: writtenRuns(plain, catalogue) }
const templatesOf = (configuration: Configuration) =>
	baysOf(completeConfiguration(configuration, catalogue)).map(({ choice }) =>
		'template' in choice ? choice.template : 'free',
	)

test('an edit that breaks nothing is taken as it is', () => {
	const wanted = { ...chosen, hu: 2600 }
	expect(keepWhatFits(wanted, solve, catalogue).configuration).toBe(wanted)
})

test('a lower ceiling keeps what fits and replaces the rest by what is nearest', () => {
	const wanted = { ...chosen, hu: 2130 }
	expect(solve(wanted).furniture).toBeNull()
	const after = keepWhatFits(wanted, solve, catalogue)
	expect(after.furniture).not.toBeNull()
	const [before, now] = [templatesOf(chosen), templatesOf(after.configuration)]
	// Two rails and a hat shelf become one long rail and a hat shelf.
	expect(before[0]).toBe('11')
	expect(now[0]).toBe('09')
	const kept = before.filter((id, i) => id === now[i])
	expect(kept.length).toBeGreaterThan(0)
	const changes = choicesChanged(solve(chosen), solve(wanted), after)
	expect(changes).toHaveLength(before.length - kept.length)
	for (const change of changes) {
		expect(change).toMatchObject({ kind: 'bay', reason: { code: 'stack_too_high' } })
	}
})

test('a narrower wall takes as many modules as can be made', () => {
	const after = keepWhatFits({ ...chosen, room: { width: 900 } }, solve, catalogue)
	expect(after.furniture).not.toBeNull()
	expect(
		choicesChanged(solve(chosen), solve({ ...chosen, room: { width: 900 } }), after),
	).toContainEqual(expect.objectContaining({ kind: 'modules', from: 3 }))
})

test('what cannot be mended is handed back as it was asked for, with its reasons', () => {
	const wanted = { ...chosen, room: { width: 310 } }
	const after = keepWhatFits(wanted, solve, catalogue)
	expect(after.configuration).toBe(wanted)
	expect(after.issues.map(({ code }) => code)).toContain('no_module_fits')
})

test('over random rooms: the answer is either made, or exactly what was asked for', () => {
	fc.assert(
		fc.property(
			fc.integer({ min: 310, max: 6000 }),
			fc.integer({ min: 600, max: 3000 }),
			fc.integer({ min: 271, max: 721 }),
			(width, hu, center) => {
				const wanted = { ...chosen, room: { width }, hu, depth: { center } }
				const after = keepWhatFits(wanted, solve, catalogue)
				if (after.furniture === null) expect(after.configuration).toBe(wanted)
				else expect(after.configuration).toMatchObject({ room: { width }, hu, depth: { center } })
			},
		),
		{ numRuns: 60 },
	)
})

test('the top filler grows with the ceiling and does not shrink back', () => {
	const higher = withStickyFiller(plain, { ...plain, hu: 2900 }, catalogue)
	expect(higher.filler?.top).toBe(200)
	const back = withStickyFiller(higher, { ...higher, hu: 2500 }, catalogue)
	expect(back.filler?.top).toBe(200)
	const refused = withStickyFiller(plain, { ...plain, hu: 3100 }, catalogue)
	expect(refused.filler).toBeUndefined()
	const free = { ...plain, filler: { top: 0 } }
	expect(withStickyFiller(free, { ...free, hu: 2900 }, catalogue).filler?.top).toBe(0)
})
