import { expect, test } from 'vitest'
import type { Remedy } from '../../../issue.ts'
import type { BayChoice, ModuleChoice } from '../../../run/choices.ts'
import { randomChosenDesign, randomEdit } from '../../../testing/arbitraries/any-edits.ts'
import { randomStream, sampleCatalogue } from '../../../testing/index.ts'
import { isDressing } from '../../furniture-types.ts'
import { applyEdit, buildFurniture, settleEdit } from '../../kinds.ts'
import { parseConfiguration } from '../../parse.ts'
import { writtenRuns } from '../option/with-choice.ts'
import type { DressingConfiguration } from '../schema.ts'
import { choicesOf } from './moved-choices.ts'
import { baysIn, modulesIn, storedRun, withModuleIn, withRun } from './run-choices.ts'

declare const console: { log: (text: string) => void }

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }
/** Every choice written out, as after the module step. */
const chosen: DressingConfiguration = { ...plain, runs: writtenRuns(plain, sampleCatalogue) }
const edited = (configuration: DressingConfiguration, edit: Remedy) =>
	applyEdit(configuration, edit, sampleCatalogue)
const bays = (configuration: DressingConfiguration) =>
	baysIn(storedRun(configuration, 'Main')).map((bay) =>
		bay && 'template' in bay ? bay.template : 'free',
	)
const kindsIn = (configuration: DressingConfiguration) =>
	modulesIn(storedRun(configuration, 'Main')).map(({ kind }) => kind)

test('the top filler grows with the ceiling and does not shrink back', () => {
	const higher = edited(plain, { hu: 2900 })
	expect(higher.configuration.filler?.top).toBe(200)
	expect(higher.moved).toEqual([{ field: 'filler.top', from: null, to: 200, reason: null }])
	const back = edited(higher.configuration, { hu: 2500 })
	expect(back.configuration.filler?.top).toBe(200)
	expect(back.moved).toEqual([])
})

test('a ceiling too high for the top filler is refused and writes nothing', () => {
	const refused = edited(plain, { hu: 3100 })
	expect(refused.issues.map(({ code }) => code)).toEqual(['too_high_for_one_piece'])
	expect(refused.configuration).toEqual({ ...plain, hu: 3100 })
	expect(edited(refused.configuration, { hu: 2500 }).configuration).toEqual(plain)
})

test('an edit leaves a missing top filler missing and keeps one that it sets itself', () => {
	const free = { ...plain, filler: { top: 0 } }
	expect(edited(free, { hu: 2900 }).configuration.filler?.top).toBe(0)
	const both = edited(plain, { hu: 2900, filler: { top: 250 } })
	expect(both.configuration.filler?.top).toBe(250)
	// Only an edit of the ceiling writes it.
	const low = { ...plain, hu: 2900, filler: { top: 60 } }
	expect(edited(low, { room: { width: 3100 } }).configuration.filler?.top).toBe(60)
})

test('an edit that breaks nothing changes nothing else', () => {
	const wanted = { ...chosen, hu: 2600 }
	const settled = settleEdit(chosen, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.moved).toEqual([])
})

test('a lower ceiling moves only the interiors that no longer go in, each with its reason', () => {
	const { configuration, moved } = edited(chosen, { hu: 2130 })
	// Two rails and a hat shelf become one long rail and a hat shelf; the others stay.
	expect(bays(chosen)).toEqual(['11', '09', '20', '06', '11'])
	expect(bays(configuration)).toEqual(['09', '09', '20', '06', '09'])
	expect(moved.map(({ field, reason }) => [field, reason?.code])).toEqual([
		['runs.Main.bays.0', 'stack_too_high'],
		['runs.Main.bays.4', 'stack_too_high'],
	])
	expect(moved[0]).toMatchObject({ from: { template: '11' }, to: { template: '09' } })
})

test('a bay keeps its light and thickness when its interior changes', () => {
	const run = chosen.runs?.[0]
	const lit = run && {
		...withModuleIn(run, 0, (module) => ({
			...module,
			bays: (module.bays ?? []).map((bay) => ({ ...bay, led: true, thickness: 28 as const })),
		})),
	}
	const { configuration } = edited(lit ? withRun(chosen, lit) : chosen, { hu: 2130 })
	expect(baysIn(storedRun(configuration, 'Main'))[0]).toEqual({
		template: '09',
		led: true,
		thickness: 28,
	})
})

test('a narrower wall keeps as many modules as possible, with the bays in their order', () => {
	const { configuration, moved } = edited(chosen, { room: { width: 1500 } })
	expect(kindsIn(chosen)).toEqual(['Double', 'Double', 'Simple'])
	expect(kindsIn(configuration)).toEqual(['Simple', 'Simple', 'Simple'])
	expect(bays(configuration)).toEqual(['11', '09', '20'])
	expect(moved[0]).toMatchObject({
		field: 'runs.Main.modules',
		from: [['Double', 'Double', 'Simple']],
		to: [['Simple', 'Simple', 'Simple']],
		reason: { code: 'module_too_narrow' },
	})
	expect(moved.slice(1).map(({ field, to }) => [field, to])).toEqual([
		['runs.Main.bays.3', null],
		['runs.Main.bays.4', null],
	])
})

test('a new chimney breast spreads the bays over the zones of the wall', () => {
	const wanted = { wall: 'Fireplace', pos: { fireplace: 900 }, depth: { fireplace: 250 } }
	const { configuration, issues } = edited({ ...chosen, room: { width: 3600 } }, wanted)
	expect(issues).toEqual([])
	expect(storedRun(configuration, 'Main')?.zones.length).toBeGreaterThan(1)
	expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(true)
})

test('an edit of slope, depth or footprint is settled or comes back with its issues', () => {
	const edits: Remedy[] = [
		{ slope: { left: { low: 1100, angle: 40 } } },
		{ depth: { center: 400 } },
		{ footprint: 'LeftSide', priority: 'Main', room: { sideLeft: 2200 } },
		{ slope: { back: { low: 1300, angle: 45 } } },
	]
	for (const edit of edits) {
		const { configuration, issues } = edited(chosen, edit)
		expect(
			issues.map(({ code }) => code),
			JSON.stringify(edit),
		).toEqual([])
		expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(true)
	}
})

test('an edit that cannot be mended comes back unchanged, with its issues', () => {
	const wanted = { ...chosen, room: { width: 310 } }
	const settled = settleEdit(chosen, wanted, sampleCatalogue)
	expect(settled.configuration).toBe(wanted)
	expect(settled.issues.map(({ code }) => code)).toContain('no_module_fits')
})

// --- Random designs with choices of every kind, and random early edits.

const seeds = { first: 4000, count: 120 }

function frozen<T>(value: T): T {
	if (typeof value === 'object' && value !== null) {
		Object.freeze(value)
		for (const child of Object.values(value)) frozen(child)
	}
	return value
}

// A choice still holds when the settled furniture can be made with it put back.
function withChoice(
	settled: DressingConfiguration,
	field: string,
	value: unknown,
): DressingConfiguration | null {
	const [group = '', side, part, index] = field.split('.')
	if (group === 'runs') {
		const run = writtenRuns(settled, sampleCatalogue).find((it) => it.side === side)
		if (!run) return null
		if (part === 'modules') {
			const kinds = value as ModuleChoice['kind'][][]
			if (kinds.length !== run.zones.length) return null
			const zones = kinds.map((zone) => ({ modules: zone.map((kind) => ({ kind })) }))
			return withRun(settled, { side: run.side, zones })
		}
		let left = Number(index)
		for (const [m, module] of modulesIn(run).entries()) {
			const own = module.bays ?? []
			const isHere = part === 'doors' ? m === Number(index) : left >= 0 && left < own.length
			if (isHere) {
				const at = left
				return withRun(
					settled,
					withModuleIn(run, m, (it) =>
						part === 'doors'
							? { ...it, doors: value === true }
							: { ...it, bays: own.map((bay, b) => (b === at ? (value as BayChoice) : bay)) },
					),
				)
			}
			left -= own.length
		}
		return null
	}
	if (field === 'doors') return { ...settled, doors: value as DressingConfiguration['doors'] }
	if (field === 'handle') return { ...settled, handle: value as DressingConfiguration['handle'] }
	if (group === 'colors') return { ...settled, colors: { ...settled.colors, [side ?? '']: value } }
	if (field === 'doors.openingSides' || field === 'filler.custom') {
		const parsed = parseConfiguration({
			...settled,
			[group]: { ...(settled[group as 'doors' | 'filler'] as object), [side ?? '']: value },
		})
		return parsed.ok && isDressing(parsed.value) ? parsed.value : null
	}
	return null
}

test('random edits are pure, end in furniture or issues, and keep nine in ten of the choices that still hold', () => {
	const counts = { settled: 0, refused: 0, kept: 0, lost: 0, untouched: 0 }
	const lost: string[] = []
	for (let seed = seeds.first; seed < seeds.first + seeds.count; seed++) {
		const random = randomStream(seed)
		const before = frozen(randomChosenDesign(random))
		if (!buildFurniture(before, sampleCatalogue).ok) continue
		const written = JSON.stringify(before)
		const edit = frozen(randomEdit(before, random))
		const settled = edited(before, edit)
		expect(JSON.stringify(edited(before, edit)), `seed ${seed}`).toBe(JSON.stringify(settled))
		expect(JSON.stringify(before), `seed ${seed}`).toBe(written)
		expect(parseConfiguration(settled.configuration).ok, `seed ${seed}`).toBe(true)
		const result = buildFurniture(settled.configuration, sampleCatalogue)
		expect(result.ok, `seed ${seed}`).toBe(settled.issues.length === 0)
		if (!result.ok) {
			counts.refused += 1
			continue
		}
		counts.settled += 1
		// Edits that move nothing would only make the share look better.
		if (settled.moved.length === 0) {
			counts.untouched += 1
			continue
		}
		const own = new Set(Object.keys(edit))
		const now = choicesOf(settled.configuration)
		for (const [field, from] of choicesOf(before)) {
			if (own.has(field.split('.')[0] ?? '')) continue
			if (JSON.stringify(now.get(field)) === JSON.stringify(from)) {
				counts.kept += 1
				continue
			}
			expect(
				settled.moved.map((it) => it.field),
				`seed ${seed}`,
			).toContain(field)
			const back = withChoice(settled.configuration, field, from)
			if (back && buildFurniture(back, sampleCatalogue).ok) {
				counts.lost += 1
				lost.push(`${seed} ${JSON.stringify(edit)} ${field}`)
			}
		}
	}
	const share = counts.kept / (counts.kept + counts.lost)
	console.log(
		`edits from seed ${seeds.first}: ${counts.settled} settled (${counts.untouched} moved nothing), ${counts.refused} refused; ` +
			`of the others ${counts.kept} choices kept, ${counts.lost} lost: ${(100 * share).toFixed(1)} % ${lost.slice(0, 5).join('; ')}`,
	)
	expect(share).toBeGreaterThanOrEqual(0.9)
	expect(counts.settled).toBeGreaterThan(counts.refused)
})
