// All seven finishing elements of domain 7: each made by the rules, or a reason why it has no place.
import { expect, test } from 'vitest'
import type { FinishKind } from '../../../furniture/part.ts'
import {
	goldenConfigurations as golden,
	pictureRooms,
	sampleCatalogue,
} from '../../../testing/index.ts'
import { made, refused } from '../../../testing/worked-case.ts'
import { applyRemedy } from '../../apply-remedy.ts'
import { finishItemOptions } from '../../offers.ts'
import type { DressingConfiguration } from '../schema.ts'

const itemOf = (configuration: DressingConfiguration, kind: FinishKind) =>
	finishItemOptions(configuration, sampleCatalogue).find((item) => item.kind === kind)
const plank = { length: 2400, depth: 300, thickness: 28 } as const

const standing: [FinishKind, DressingConfiguration, number][] = [
	['FinishingCheek', golden.g2, 1],
	['Tablet', pictureRooms.chest, 1],
	['FakeDoor', { ...golden.x4, slope: { ...golden.x4.slope, acceptVoid: true } }, 1],
	['Filler', golden.g1, 4],
	['Plinth', golden.g1, 2],
	['InfinityPlank', { ...golden.g1, infinityPlank: [plank, plank] }, 2],
	['Reserve', { ...golden.g5, priority: 'None' }, 0],
	['Reserve', { ...golden.g4, slope: { ...golden.g4.slope, standoff: 200 } }, 0],
	['Reserve', pictureRooms.recesses, 0],
]
test.each(standing)(
	'finishing element %s stands as these boards',
	(kind, configuration, boards) => {
		const item = itemOf(configuration, kind)
		expect(item).toMatchObject({ available: true })
		expect(item?.boards).toHaveLength(boards)
	},
)

const absent: [FinishKind, string][] = [
	['FinishingCheek', 'cheek_needs_open_side'],
	['Tablet', 'tablet_needs_free_top'],
	['FakeDoor', 'fake_door_needs_void'],
	['InfinityPlank', 'plank_on_demand'],
	['Reserve', 'reserve_needs_void'],
]
test.each(absent)(
	'finishing element %s has no place between two walls, with a reason',
	(kind, code) => {
		const { runs: _, ...room } = golden.g1
		const item = itemOf(room, kind)
		expect(item).toMatchObject({ available: false, boards: [], reason: { code } })
		const remedy = item?.reason?.remedy
		if (remedy) expect(itemOf(applyRemedy(room, remedy), kind)?.available).toBe(true)
	},
)

test('a low void under a slope stays a reserve, for the element as for the run', () => {
	const low: DressingConfiguration = {
		version: 1,
		room: { width: 3600 },
		hu: 2450,
		slope: { left: { low: 0, angle: 30 } },
		doors: null,
	}
	const [issue] = refused(low)
	expect(issue).toMatchObject({ code: 'run_starts_too_low', data: { void: 'Reserve' } })
	const accepted = { ...low, slope: { ...low.slope, acceptVoid: true } }
	expect(itemOf(accepted, 'Reserve')?.available).toBe(true)
	expect(itemOf(accepted, 'FakeDoor')?.available).toBe(false)
})

test('planks on demand lie loose before the furniture and fit a sheet', () => {
	const furniture = made({ ...golden.g1, infinityPlank: [plank, { ...plank, thickness: 18 }] })
	const planks = furniture.boards.filter(({ part }) => part === 'InfinityPlank')
	expect(planks).toMatchObject([
		{ length: 2400, width: 300, thickness: 28, module: null, pose: { origin: [0, 660, 0] } },
		{ thickness: 18, pose: { origin: [0, 660, 28] } },
	])
	const narrow = made({ ...golden.g12, infinityPlank: [plank] })
	const [into] = narrow.boards.filter(({ part }) => part === 'InfinityPlank')
	expect(into?.pose.u).toEqual([0, 1, 0])
	const long: DressingConfiguration = { ...golden.g1, infinityPlank: [{ ...plank, length: 3000 }] }
	const [issue] = refused(long)
	expect(issue).toMatchObject({ code: 'plank_out_of_bounds', measured: 3000, limit: 2780 })
	expect(made(applyRemedy(long, issue?.remedy ?? {})).boards.length).toBeGreaterThan(0)
})
