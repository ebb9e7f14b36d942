import { allStepNames, stepNames } from '@gabarit/contract'
import {
	type Configuration,
	compositionsOf,
	type DeskConfiguration,
	type DressingConfiguration,
	furnitureTypes,
	issueFamilies,
	type PanelsConfiguration,
	type RoomSeparatorConfiguration,
	type StairsFurnitureConfiguration,
	startTypes,
	type TvFurnitureConfiguration,
} from '@gabarit/engine'
import { beforeAll, expect, test } from 'vitest'
import { kindAtHand } from '../lib/kind-at-hand.ts'
import type { Special } from '../session/session-store.ts'
import { stepOfIssue, troubledSteps } from './fields.ts'
import { type StepName, stepGroups } from './step.ts'
import {
	confirmingStepOf,
	firstStepOf,
	neighboursOf,
	shownSteps,
	slugOf,
	slugsBetween,
	stateOfStep,
	stepOfSlug,
	stepsOf,
	unfilledOf,
	viewOf,
} from './steps.ts'
import './type/load-kinds.ts'

beforeAll(async () => {
	await Promise.all(furnitureTypes.map(kindAtHand))
})

const plain: DressingConfiguration = { version: 1, room: { width: 3000 }, hu: 2500 }

const straight: string[] = stepNames.filter(
	(name) => name !== 'PrioritySide' && name !== 'SlopeMeasurements',
)

test('the configurator has the 18 steps of the specification', () => {
	expect(stepNames).toHaveLength(18)
	expect(new Set(stepNames).size).toBe(18)
})

test('a straight room has sixteen steps, of which the stepper shows all but the end', () => {
	expect(stepsOf(plain).map(({ name }) => name)).toEqual(straight)
	expect(shownSteps(plain).map(({ name }) => name)).toEqual(straight.slice(0, -1))
})

test('without doors the step of the handle is left out', () => {
	const names = stepsOf({ ...plain, doors: null }).map(({ name }) => name)
	expect(names).toEqual(straight.filter((name) => name !== 'DoorHandle'))
})

const namesOf = (change: Partial<DressingConfiguration>) =>
	stepsOf({ ...plain, ...change }).map(({ name }) => name)
const added = (change: Partial<DressingConfiguration>) =>
	namesOf(change).filter((name) => !straight.includes(name))
const left = (change: Partial<DressingConfiguration>) =>
	straight.filter((name) => !namesOf(change).includes(name as never))

test.each([
	[{ slope: { left: {} } }, ['SlopeMeasurements'], []],
	[{ slope: { left: {}, right: {} } }, ['SlopeMeasurements'], []],
	[{ slope: { back: { low: 1000, angle: 45 } } }, ['SlopeMeasurements'], []],
	[{ slope: { standoff: 200 } }, [], []],
	[{ footprint: 'LeftSide' }, ['PrioritySide'], ['ComplexRoom']],
	[{ footprint: 'RightSide' }, ['PrioritySide'], ['ComplexRoom']],
	[{ footprint: 'StraightWithTwoSide' }, ['PrioritySide'], ['ComplexRoom']],
	// A wall chosen before the corner can be taken back where it was chosen.
	[{ footprint: 'LeftSide', wall: 'Fireplace' }, ['PrioritySide'], []],
	[{ wall: 'Fireplace' }, [], []],
	[
		{ footprint: 'StraightWithTwoSide', slope: { right: {} } },
		['PrioritySide', 'SlopeMeasurements'],
		['ComplexRoom'],
	],
] satisfies [Partial<DressingConfiguration>, string[], string[]][])(
	'a room with %j adds the steps %j and leaves out %j',
	(change, more, less) => {
		expect(added(change)).toEqual(more)
		expect(left(change)).toEqual(less)
		const names = namesOf(change)
		expect(names).toEqual(stepNames.filter((name) => names.includes(name)))
	},
)

test('the groups of steps follow each other and none appears twice', () => {
	const groups = shownSteps(plain).map(({ group }) => group)
	const turns = groups.filter((group, i) => group !== groups[i - 1])
	expect(new Set(turns).size).toBe(turns.length)
})

test('an address finds its step in any case; a skipped step leads to the next, an unknown one nowhere', () => {
	for (const { name, slug } of stepsOf(plain)) expect(stepOfSlug(slug, plain)).toBe(name)
	expect(slugOf('ModuleSelection')).toBe('module-selection')
	expect(stepOfSlug('DOORS', plain)).toBe('Doors')
	expect(stepOfSlug('door-handle', { ...plain, doors: null })).toBe('Options')
	expect(stepOfSlug('slope-measurements', plain)).toBe('ModuleSelection')
	expect(stepOfSlug('priority-side', plain)).toBe('Slope')
	expect(stepOfSlug('kitchen', plain)).toBeNull()
})

/** By Next alone, from the first step. */
function walked(configuration: Configuration, special: readonly Special[] = []): StepName[] {
	const names: StepName[] = [firstStepOf(configuration)]
	for (;;) {
		const { next } = neighboursOf(names.at(-1) ?? 'TheEnd', configuration, special)
		if (next === null) return names
		names.push(next.name)
	}
}
const passedOf = (change: Partial<DressingConfiguration>, special: readonly Special[] = []) => {
	const own = { ...plain, ...change }
	const names: string[] = walked(own, special)
	return stepsOf(own)
		.map(({ name }) => name)
		.filter((name) => !names.includes(name))
}

test('a straight niche is eleven Next away from its delivery', () => {
	expect(walked(plain)).toEqual([
		'Footprint',
		'Room',
		'MarginsMeasurements',
		'FootprintMeasurements',
		'ModuleSelection',
		'InteriorColor',
		'ExteriorColor',
		'Doors',
		'DoorHandle',
		'Options',
		'Recap',
		'Delivery',
		'TheEnd',
	])
})

test.each([
	['nothing is special', {}, [], ['ComplexRoom', 'Slope', 'FillerMeasurements']],
	['a slope is said', {}, ['slope'], ['ComplexRoom', 'FillerMeasurements']],
	['a breast is said', {}, ['wall'], ['Slope', 'FillerMeasurements']],
	['both are', {}, ['slope', 'wall'], ['FillerMeasurements']],
	['a slope is chosen', { slope: { left: {} } }, [], ['ComplexRoom', 'FillerMeasurements']],
	['a breast is chosen', { wall: 'Fireplace' }, [], ['Slope', 'FillerMeasurements']],
	['a slope was taken back', { slope: { left: null } }, [], passedOf({})],
	['it stays free above', { filler: { top: 0 } }, [], passedOf({})],
	['a filler was typed as it is', { filler: { left: 50 } }, [], passedOf({})],
	['a filler differs', { filler: { left: 60 } }, [], ['ComplexRoom', 'Slope']],
	['the top filler differs', { filler: { top: 80 } }, [], ['ComplexRoom', 'Slope']],
	['the oversize differs', { filler: { oversize: 30 } }, [], ['ComplexRoom', 'Slope']],
	[
		'a filler stands between modules',
		{ filler: { custom: [{ run: 'Main', after: 1, width: 50 }] } },
		[],
		['ComplexRoom', 'Slope'],
	],
] satisfies [string, Partial<DressingConfiguration>, Special[], string[]][])(
	'where %s, Next passes what needs no answer',
	(_, change, special, passed) => {
		expect(passedOf(change, special)).toEqual(passed)
	},
)

test('Next and Previous walk the same steps, and lead on from a step that they pass', () => {
	for (const special of [[], ['slope'], ['wall', 'slope']] as const)
		for (const name of walked(plain, special)) {
			const { next } = neighboursOf(name, plain, special)
			if (next !== null) expect(neighboursOf(next.name, plain, special).previous?.name).toBe(name)
		}
	expect(neighboursOf('Footprint', plain, []).previous).toBeNull()
	expect(neighboursOf('TheEnd', plain, []).next).toBeNull()
	expect(neighboursOf('Slope', plain, [])).toMatchObject({
		previous: { name: 'Room' },
		next: { name: 'MarginsMeasurements' },
	})
	expect(slugsBetween('Room', 'MarginsMeasurements', plain)).toEqual(['complex-room', 'slope'])
	expect(slugsBetween('Footprint', 'Room', plain)).toEqual([])
})

test('the last step that measures is where the buyer confirms, for every kind', () => {
	const confirming = (configuration: Configuration) => confirmingStepOf(configuration)?.name
	expect(confirming(plain)).toBe('FootprintMeasurements')
	expect(confirming({ ...plain, slope: { back: {} } })).toBe('SlopeMeasurements')
	const others = [desk, separator, stairs, tv]
	expect(others.map(confirming)).toEqual(others.map(() => 'FootprintMeasurements'))
	expect(confirming(panels)).toBeUndefined()
})

test('two of the three figures of a slope must be filled; other fields have a default', () => {
	const unfilled = (slope: NonNullable<DressingConfiguration['slope']>) =>
		unfilledOf('SlopeMeasurements', { ...plain, slope })
	expect(unfilled({ left: {} })).toBe('slope.left.low')
	expect(unfilled({ left: { low: 1200 } })).toBe('slope.left.run')
	expect(unfilled({ left: { low: 1200, angle: 45 } })).toBeNull()
	expect(unfilled({ left: { run: 900, angle: 45 }, right: { low: 1000 } })).toBe('slope.right.run')
	expect(unfilled({ back: { low: 1000, run: 900 } })).toBeNull()
	for (const { name } of stepsOf(plain)) expect(unfilledOf(name, plain)).toBeNull()
})

const tv: TvFurnitureConfiguration = { version: 1, type: 'tvFurniture', room: { width: 2400 } }

test('a step is done, current, to do or needs attention', () => {
	const at = {
		current: 'Doors',
		visited: ['Options'],
		troubled: new Set(['Room'] as const),
	} as const
	expect(stateOfStep('Footprint', at)).toBe('done')
	expect(stateOfStep('Room', at)).toBe('attention')
	expect(stateOfStep('Doors', at)).toBe('current')
	expect(stateOfStep('Options', at)).toBe('done')
	expect(stateOfStep('Recap', at)).toBe('todo')
})

test('every issue belongs to the step of its field, else of its family', () => {
	for (const family of Object.values(issueFamilies)) {
		const issue = { code: 'anti_tip', family, severity: 'error' } as const
		expect(stepNames).toContain(stepOfIssue(issue, plain))
	}
	const filler = { code: 'too_high_for_one_piece', family: 'HEIGHT', severity: 'error' } as const
	expect(stepOfIssue({ ...filler, field: 'filler.top' }, plain)).toBe('FillerMeasurements')
	expect(stepOfIssue(filler, plain)).toBe('FootprintMeasurements')
	const inside = { code: 'color_not_for_interior', family: 'INPUT', severity: 'error' } as const
	expect(stepOfIssue({ ...inside, field: 'colors.interior' }, plain)).toBe('InteriorColor')
	const wall = { code: 'chimney_in_use', family: 'INPUT', severity: 'error' } as const
	expect(stepOfIssue({ ...wall, field: 'fireplace.inUse' }, plain)).toBe('ComplexRoom')
	const low = { code: 'run_starts_too_low', family: 'HEIGHT', severity: 'error' } as const
	expect(stepOfIssue({ ...low, field: 'slope.left.low' }, plain)).toBe('SlopeMeasurements')
	const tight = { code: 'corner_too_tight', family: 'DOOR_UNAVAILABLE', severity: 'error' } as const
	expect(stepOfIssue({ ...tight, field: 'corner.clear.left' }, plain)).toBe('PrioritySide')
	const clash = {
		code: 'combination_impossible',
		family: 'COMBINATION',
		severity: 'error',
	} as const
	expect(stepOfIssue({ ...clash, field: 'slope.right' }, plain)).toBe('Slope')
	expect(stepOfIssue({ ...clash, field: 'wall' }, plain)).toBe('ComplexRoom')
	const hint = { code: 'anti_tip', family: 'ADVICE', severity: 'hint' } as const
	expect(troubledSteps([hint], plain).size).toBe(0)
})

const panels: PanelsConfiguration = {
	version: 1,
	type: 'panels',
	panels: [{ quantity: 4, length: 800, width: 250, thickness: 18 }],
}

test('panels are asked for their list and their colour, then ordered', () => {
	const names = stepsOf(panels).map(({ name }) => name)
	expect(names).toEqual(['ModuleSelection', 'ExteriorColor', 'Recap', 'Delivery', 'TheEnd'])
	expect(firstStepOf(panels)).toBe('ModuleSelection')
	expect(firstStepOf(plain)).toBe('Footprint')
})

test('a step of panels has a name, a group and a panel of its own', () => {
	const [list, color] = stepsOf(panels)
	expect(list).toMatchObject({ title: 'Panels', group: 'pieces', slug: 'module-selection' })
	expect(color).toMatchObject({ title: 'PanelColor', group: 'colors', slug: 'exterior-color' })
	const view = (configuration: Configuration) => viewOf('ModuleSelection', configuration)
	expect(view(panels).panel).not.toBe(view(plain).panel)
	expect(view(panels)).toMatchObject({ bays: false, lines: true })
	expect(view(plain)).toMatchObject({ bays: true, lines: false })
})

test('the address of a step that panels do not have leads to their next one', () => {
	expect(stepOfSlug('footprint', panels)).toBe('ModuleSelection')
	expect(stepOfSlug('doors', panels)).toBe('Recap')
	expect(stepOfSlug('recap', panels)).toBe('Recap')
	expect(neighboursOf('ExteriorColor', panels, [])).toMatchObject({
		previous: { name: 'ModuleSelection' },
		next: { name: 'Recap' },
	})
})

test('an issue of a line belongs to the list, one of the colour of the order to its step', () => {
	const issue = { code: 'edge_not_bandable', family: 'INPUT', severity: 'error' } as const
	expect(stepOfIssue({ ...issue, field: 'panels.3.edges' }, panels)).toBe('ModuleSelection')
	expect(stepOfIssue({ ...issue, field: 'cladding.0.thickness' }, panels)).toBe('ModuleSelection')
	expect(stepOfIssue({ ...issue, field: 'colors.exterior' }, panels)).toBe('ExteriorColor')
	const advice = { code: 'access_not_asked', family: 'ADVICE', severity: 'hint' } as const
	expect(stepOfIssue(advice, panels)).toBe('Recap')
})

const separator: RoomSeparatorConfiguration = {
	version: 1,
	type: 'roomSeparator',
	room: { width: 1800 },
	hu: 2500,
}
const withoutDoors = [
	'Room',
	'FootprintMeasurements',
	'ModuleSelection',
	'InteriorColor',
	'ExteriorColor',
	'Options',
	'Recap',
	'Delivery',
	'TheEnd',
]

test('a separator asks for its doors where it has some', () => {
	const names = (configuration: RoomSeparatorConfiguration): string[] =>
		stepsOf(configuration).map(({ name }) => name)
	expect(names({ ...separator, cells: [] })).toEqual(withoutDoors)
	expect(names(separator)).toEqual(withoutDoors.toSpliced(5, 0, 'Doors', 'DoorHandle'))
	// Ten rows are too low for a door below.
	expect(names({ ...separator, rows: 10 })).toEqual(withoutDoors)
	expect(firstStepOf(separator)).toBe('Room')
})

test('what a separator is asked belongs to the step that asks it', () => {
	const issue = { code: 'free_standing_unstable', family: 'HEIGHT', severity: 'error' } as const
	const at = (field: string) => stepOfIssue({ ...issue, field }, separator)
	expect(at('room.beside')).toBe('Room')
	expect(at('room.width')).toBe('FootprintMeasurements')
	expect(at('depth.center')).toBe('FootprintMeasurements')
	expect(at('cells.3')).toBe('ModuleSelection')
	expect(at('frame.thickness')).toBe('Options')
	expect(stepOfIssue({ ...issue, family: 'DOOR_UNAVAILABLE' }, separator)).toBe('ModuleSelection')
})

const desk: DeskConfiguration = { version: 1, type: 'desk', room: { width: 1600 } }
const deskSteps = (change: Partial<DeskConfiguration>) =>
	stepsOf({ ...desk, ...change }).map(({ name }) => name)

test('a desk is asked for its room, its measures, its supports and its looks', () => {
	expect(deskSteps({})).toEqual([
		'Room',
		'MarginsMeasurements',
		'FootprintMeasurements',
		'ModuleSelection',
		'InteriorColor',
		'ExteriorColor',
		'DoorHandle',
		'Options',
		'Recap',
		'Delivery',
		'TheEnd',
	])
	expect(viewOf('ModuleSelection', desk)).toMatchObject({ bays: false, parts: true })
	const groups = shownSteps(desk).map(({ group }) => group)
	expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([
		'room',
		'measures',
		'supports',
		'colors',
		'fronts',
		'options',
		'recap',
		'delivery',
	])
	expect(stepGroups.filter((group) => groups.includes(group))).toEqual([...new Set(groups)])
})

test('a desk has an inside with a pedestal only, handles with fronts, doors with a door', () => {
	const panel = { kind: 'Panel' } as const
	const looks = ['InteriorColor', 'Doors', 'DoorHandle'] as const
	const asked = (second: NonNullable<DeskConfiguration['supports']>[number]) =>
		looks.filter((step) => deskSteps({ supports: [panel, second] }).includes(step))
	expect(asked(panel)).toEqual([])
	expect(asked({ kind: 'Pedestal', shelves: 2 })).toEqual(['InteriorColor'])
	expect(asked({ kind: 'Pedestal', drawers: [1, 1] })).toEqual(['InteriorColor', 'DoorHandle'])
	expect(asked({ kind: 'Pedestal', door: 'Left' })).toEqual([...looks])
})

test('an issue of a desk belongs to the step that chooses it', () => {
	const span = { code: 'top_span_too_long', family: 'SHELF_THICKNESS', severity: 'error' } as const
	expect(stepOfIssue(span, desk)).toBe('ModuleSelection')
	expect(stepOfIssue({ ...span, field: 'supports.1' }, desk)).toBe('ModuleSelection')
	expect(stepOfIssue({ ...span, field: 'room.width' }, desk)).toBe('FootprintMeasurements')
	expect(stepOfIssue({ ...span, field: 'cable.grommets' }, desk)).toBe('Options')
	const advice = { code: 'access_not_asked', family: 'ADVICE', severity: 'hint' } as const
	expect(stepOfIssue(advice, desk)).toBe('Recap')
})

const stairs: StairsFurnitureConfiguration = {
	version: 1,
	type: 'stairsFurniture',
	room: { width: 3000 },
	hu: 2400,
}
const stairsSteps = (change: Partial<StairsFurnitureConfiguration>) =>
	stepsOf({ ...stairs, ...change }).map(({ name }) => name)

test('the line of the stairs is our own step, after the slope of a roof', () => {
	expect(allStepNames.filter((name) => name !== 'StairLine')).toEqual([...stepNames])
	expect(allStepNames[allStepNames.indexOf('StairLine') - 1]).toBe('Slope')
	expect(slugOf('StairLine')).toBe('stair-line')
	expect(stepOfSlug('stair-line', plain)).toBe('MarginsMeasurements')
	expect(stepOfSlug('stair-line', stairs)).toBe('StairLine')
})

test('furniture under a flight is asked for its line, its measures and its modules', () => {
	const skipped = ['ComplexRoom', 'PrioritySide', 'Slope', 'SlopeMeasurements']
	expect(stairsSteps({})).toEqual(allStepNames.filter((name) => !skipped.includes(name)))
	const shelves = [{ fill: 'Shelves' }] as const
	expect(stairsSteps({ doors: null, modules: [...shelves] })).not.toContain('DoorHandle')
	expect(stairsSteps({ doors: null, modules: [{ fill: 'PullOut' }] })).toContain('DoorHandle')
})

test('a reading of the flight belongs to its line, how it opens to the first step', () => {
	const issue = { code: 'slope_readings_disagree', family: 'MEASURE', severity: 'error' } as const
	const at = (field: string) => stepOfIssue({ ...issue, field }, stairs)
	expect(at('stair.high')).toBe('StairLine')
	expect(at('stair.access')).toBe('Footprint')
	expect(at('stair.tops')).toBe('Options')
	expect(at('hu')).toBe('FootprintMeasurements')
	expect(at('modules.3')).toBe('ModuleSelection')
})

test('every type has steps that end with the order, and begins at the first of them', () => {
	const dressings = startTypes.map((type): Configuration => ({ ...plain, type }))
	const others = furnitureTypes.flatMap((type) => compositionsOf(type)[0]?.configuration ?? [])
	expect(dressings.length + others.length).toBe(furnitureTypes.length)
	for (const first of [...dressings, ...others]) {
		const names = stepsOf(first).map(({ name }) => name)
		expect(names.slice(-3)).toEqual(['Recap', 'Delivery', 'TheEnd'])
		for (const name of names.slice(0, -1)) expect(viewOf(name, first).panel).not.toBeNull()
	}
})
