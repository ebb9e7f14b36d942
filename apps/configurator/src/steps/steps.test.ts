import { stepNames } from '@gabarit/contract'
import { type Configuration, issueFamilies } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { stepOfIssue, troubledSteps } from './fields.ts'
import { neighboursOf, shownSteps, slugOf, stateOfStep, stepOfSlug, stepsOf } from './steps.ts'

const plain: Configuration = { version: 1, room: { width: 3000 }, hu: 2500 }

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

const namesOf = (change: Partial<Configuration>) =>
	stepsOf({ ...plain, ...change }).map(({ name }) => name)
const added = (change: Partial<Configuration>) =>
	namesOf(change).filter((name) => !straight.includes(name))
const left = (change: Partial<Configuration>) =>
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
] satisfies [Partial<Configuration>, string[], string[]][])(
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

test("the next step's previous step is the present one", () => {
	for (const { name } of stepsOf(plain)) {
		const { next } = neighboursOf(name, plain)
		if (next !== null) expect(neighboursOf(next, plain).previous).toBe(name)
	}
	expect(neighboursOf('Footprint', plain).previous).toBeNull()
	expect(neighboursOf('TheEnd', plain).next).toBeNull()
})

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
		expect(stepNames).toContain(stepOfIssue(issue))
	}
	const filler = { code: 'too_high_for_one_piece', family: 'HEIGHT', severity: 'error' } as const
	expect(stepOfIssue({ ...filler, field: 'filler.top' })).toBe('FillerMeasurements')
	expect(stepOfIssue(filler)).toBe('FootprintMeasurements')
	const inside = { code: 'color_not_for_interior', family: 'INPUT', severity: 'error' } as const
	expect(stepOfIssue({ ...inside, field: 'colors.interior' })).toBe('InteriorColor')
	const wall = { code: 'chimney_in_use', family: 'INPUT', severity: 'error' } as const
	expect(stepOfIssue({ ...wall, field: 'fireplace.inUse' })).toBe('ComplexRoom')
	const low = { code: 'run_starts_too_low', family: 'HEIGHT', severity: 'error' } as const
	expect(stepOfIssue({ ...low, field: 'slope.left.low' })).toBe('SlopeMeasurements')
	const tight = { code: 'corner_too_tight', family: 'DOOR_UNAVAILABLE', severity: 'error' } as const
	expect(stepOfIssue({ ...tight, field: 'corner.clear.left' })).toBe('PrioritySide')
	const clash = {
		code: 'combination_impossible',
		family: 'COMBINATION',
		severity: 'error',
	} as const
	expect(stepOfIssue({ ...clash, field: 'slope.right' })).toBe('Slope')
	expect(stepOfIssue({ ...clash, field: 'wall' })).toBe('ComplexRoom')
	const hint = { code: 'anti_tip', family: 'ADVICE', severity: 'hint' } as const
	expect(troubledSteps([hint]).size).toBe(0)
})
