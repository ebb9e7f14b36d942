import { expect, test } from 'vitest'
import { goldenCase, goldenCases } from '../testing/golden-furniture.ts'
import { loosePanels } from '../testing/loose-panels.ts'
import { bayPlacesOf } from '../view/bay-places.ts'
import { viewOfStage } from '../view/view-of-stage.ts'
import type { DimensionInput } from './marks/dimension-mark.ts'
import { projectDimensions } from './project-dimensions.ts'
import { projectShelves, tagSizeOf } from './project-shelves.ts'

const size = { width: 992, height: 724 }

function inputOf(name: string, view: 'front' | 'left' | 'right' = 'front'): DimensionInput {
	const golden = goldenCase(name)
	return {
		...golden,
		size,
		selected: { run: 'Main', module: 1, bay: 0 },
		view: viewOfStage({ ...golden, view, size, dimensions: true, showRoom: true }),
	}
}

test("the dimensions of G1 are its modules, the room's width and the room's height", () => {
	const marks = projectDimensions(inputOf('g1'))
	expect(marks.filter(({ kind }) => kind === 'module').map(({ label }) => label)).toEqual([
		1160,
		580,
		1160,
		null,
		null,
	])
	expect(marks.find(({ kind }) => kind === 'overall')?.label).toBe(3000)
	expect(marks.find(({ kind }) => kind === 'height')?.label).toBe(2500)
	expect(marks.filter(({ live }) => live).map(({ label }) => label)).toEqual([580])
})

test.each(goldenCases)('the chain of module dimensions of $name has no gap', ({ name }) => {
	const chain = projectDimensions(inputOf(name)).filter(({ kind }) => kind === 'module')
	const stations = chain.flatMap(({ from, to }) => [from[0], to[0]]).toSorted((a, b) => a - b)
	const inner = stations.slice(1, -1)
	expect(inner.length % 2).toBe(0)
	for (let i = 0; i < inner.length; i += 2) expect(inner[i]).toBeCloseTo(inner[i + 1] ?? 0, 6)
})

test.each(['front', 'left', 'right'] as const)(
	'all dimension lines and labels are on the stage (%s)',
	(view) => {
		for (const { from, to, at } of projectDimensions(inputOf('g1', view))) {
			for (const [x, y] of [from, to, at]) {
				expect(x).toBeGreaterThan(0)
				expect(x).toBeLessThan(size.width)
				expect(y).toBeGreaterThan(0)
				expect(y).toBeLessThan(size.height)
			}
		}
	},
)

test('the selected bay shows the heights of its shelves above its floor', () => {
	expect(projectShelves(inputOf('g1')).map(({ height }) => height)).toEqual([1152, 1536, 1952])
})

test.each([
	{ name: 'g1', run: 'Main', module: 1 },
	{ name: 'g5', run: 'Left', module: 1 },
] as const)(
	'tags of shelf heights do not overlap on a phone ($name, $run)',
	({ name, run, module }) => {
		const phone = { width: 390, height: 238 }
		const golden = goldenCase(name)
		for (const view of ['front', 'left', 'right'] as const) {
			const tags = projectShelves({
				...golden,
				size: phone,
				selected: { run, module, bay: 0 },
				view: viewOfStage({ ...golden, view, size: phone, dimensions: true, showRoom: true }),
			})
			const places = tags.map(({ at }) => at[1]).toSorted((a, b) => a - b)
			for (let i = 1; i < places.length; i++) {
				expect((places[i] ?? 0) - (places[i - 1] ?? 0)).toBeGreaterThanOrEqual(16)
			}
		}
	},
)

test('loose boards show their own sizes, line by line, and none of the ground they stand on', () => {
	const input = (group: string | null): DimensionInput => ({
		...loosePanels,
		size,
		selected: null,
		group,
		view: viewOfStage({ ...loosePanels, view: 'front', size, dimensions: true, showRoom: false }),
	})
	const labels = (kind: string) =>
		projectDimensions(input(null))
			.filter((mark) => mark.kind === kind)
			.map(({ label }) => label)
	// The wall as a whole, one of the three shelves, the desk top.
	expect(labels('overall')).toEqual([1800, 250, 700])
	expect(labels('height')[0]).toBe(2500)
	expect(labels('module')).toEqual([])
	const live = projectDimensions(input('line-1')).filter((mark) => mark.live)
	expect(live.map(({ key }) => key)).toContain('line-1 width')
	for (const { from, to, at } of projectDimensions(input('line-0')))
		for (const [x, y] of [from, to, at]) {
			expect(x).toBeGreaterThan(0)
			expect(x).toBeLessThan(size.width)
			expect(y).toBeLessThan(size.height)
		}
})

test.each([
	{ width: 992, height: 660 },
	{ width: 390, height: 328 },
	{ width: 320, height: 260 },
])('tags of shelves stand beside the bay that they measure ($width)', (stage) => {
	for (const yaw of [-17, 6, 17]) {
		const golden = goldenCase('g1')
		const pose = { yaw, eye: 1500 }
		const sight = { ...golden, view: pose, size: stage, dimensions: true, showRoom: true }
		const seen = viewOfStage(sight)
		for (const bay of bayPlacesOf(golden.furniture, golden.room, seen, stage)) {
			const tags = projectShelves({ ...golden, view: seen, size: stage, selected: bay })
			const xs = bay.corners.map(([x]) => x)
			const { width } = tagSizeOf(stage)
			for (const { at } of tags) {
				const [left, right] = [at[0] - width / 2, at[0] + width / 2]
				expect(right <= Math.min(...xs) || left >= Math.max(...xs)).toBe(true)
				expect(left).toBeGreaterThanOrEqual(0)
				expect(right).toBeLessThanOrEqual(stage.width)
			}
		}
	}
})
