// The worked cases S1 to S3, XS1, XS2 of domain 29 to the millimetre, and two more by hand.
import { expect, test } from 'vitest'
import type { Furniture } from '../../furniture/furniture.ts'
import type { Part } from '../../furniture/part.ts'
import { goldenStairs } from '../../testing/golden/golden-stairs.ts'
import { sampleCatalogue } from '../../testing/sample-catalogue.ts'
import { standing } from '../../testing/worked-case.ts'
import { applyRemedy } from '../apply-remedy.ts'
import { buildFurniture } from '../kinds.ts'
import { parseConfiguration } from '../parse.ts'
import type { StairsFurnitureConfiguration } from './schema.ts'

function made(configuration: StairsFurnitureConfiguration): Furniture {
	const parsed = parseConfiguration(configuration)
	if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
	const result = buildFurniture(parsed.value, sampleCatalogue)
	if (!result.ok) throw new Error(JSON.stringify(result.issues))
	return result.value
}

function refused(configuration: StairsFurnitureConfiguration) {
	const result = buildFurniture(configuration, sampleCatalogue)
	if (result.ok) throw new Error('made, although it should be refused')
	return result.issues.filter(({ severity }) => severity === 'error')
}

/** "3 CartBottom 464 x 504", in the order in which they are made. */
function blanks({ boards }: Furniture, ...parts: Part[]): string[] {
	const counted = new Map<string, number>()
	for (const { part, length, width } of boards) {
		if (!parts.includes(part)) continue
		const key = `${part} ${length} x ${width}`
		counted.set(key, (counted.get(key) ?? 0) + 1)
	}
	return [...counted].map(([key, count]) => `${count} ${key}`)
}

const tops = ({ runs: [run] }: Furniture) =>
	run?.modules.map(({ heightLeft, heightRight, top }) => `${heightLeft}/${heightRight} ${top}`)
const widths = ({ runs: [run] }: Furniture) => run?.modules.map(({ width }) => width)
const clear = ({ runs: [run] }: Furniture) =>
	run?.modules.map(({ bays: [bay] }) => bay?.height ?? null)

/** Low and high edge of each front, in module order. */
function fronts({ fronts: all, boards }: Furniture): string[] {
	return all.map((front) => {
		const board = boards.find(({ id }) => id === front.board)
		// A drawer front lies along the run.
		if (front.kind === 'DrawerFront')
			return `${front.module} ${front.kind} ${board?.length} x ${board?.width}`
		const edges = board?.outline.filter(([a]) => a > 0).map(([a]) => Math.round(a * 10) / 10) ?? []
		const [low, high] = [Math.min(...edges), Math.max(...edges)]
		return `${front.module} ${front.kind} ${board?.width} x ${low === high ? low : `${low}/${high}`}`
	})
}

test('S1: pull-outs, then shelves and a rail under 180/250', () => {
	const s1 = made(goldenStairs.s1)
	expect(widths(s1)).toEqual([580, 580, 580, 580, 580])
	expect(tops(s1)).toEqual([
		'349/766 FullSlope',
		'766/1184 FullSlope',
		'1184/1601 FullSlope',
		'1601/2019 FullSlope',
		'2019/2370 FullSlope',
	])
	expect(clear(s1)).toEqual([241, 659, 1076, 1494, 1910])
	expect(fronts(s1)).toEqual([
		'0 PullOut 577 x 266/682',
		'1 PullOut 577 x 684/1099',
		'2 PullOut 577 x 1101/1517',
		'3 Leaf 577 x 1519/1934',
		'4 Leaf 577 x 1936/2285',
	])
	expect(
		blanks(
			s1,
			'CartFront',
			'CartBack',
			'CartBottom',
			'CartSide',
			'CartShelf',
			'Top',
			'Filler',
			'Plinth',
		),
	).toEqual([
		'4 Top 683.3 x 579',
		'1 CartFront 211 x 504',
		'1 CartBack 211 x 504',
		'3 CartBottom 464 x 504',
		'6 CartSide 464 x 120',
		'1 CartFront 629 x 504',
		'1 CartBack 629 x 504',
		'3 CartShelf 464 x 504',
		'1 CartFront 1046 x 504',
		'1 CartBack 1046 x 504',
		'1 Top 646.8 x 579',
		'1 Plinth 2320 x 75',
		'1 Plinth 580 x 75',
		'1 Filler 405 x 70',
		'1 Filler 2420 x 70',
	])
	expect(s1.hardware.filter(({ reference }) => reference.startsWith('heavy'))).toEqual([
		{ reference: 'heavy-runner-500-120kg', quantity: 3 },
	])
})

test('S1: a cart stands between its runners, 15 from bottom and top panel', () => {
	const s1 = made(goldenStairs.s1)
	const first = { ...s1, boards: s1.boards.filter(({ module }) => module === 0) }
	// The bay is 68 to 612 wide, its floor at 98; the carcass ends at y 579.
	expect(standing(first, 'CartFront')).toEqual([
		'x 88 to 592, y 559 to 577, z 113 to 324: 211 x 504',
	])
	expect(standing(first, 'CartBack')).toEqual(['x 88 to 592, y 77 to 95, z 113 to 324: 211 x 504'])
	expect(standing(first, 'CartBottom')).toEqual([
		'x 88 to 592, y 95 to 559, z 113 to 131: 464 x 504',
	])
	expect(standing(first, 'CartSide')).toEqual([
		'x 88 to 106, y 95 to 559, z 131 to 251: 464 x 120',
		'x 574 to 592, y 95 to 559, z 131 to 251: 464 x 120',
	])
	expect(standing(first, 'PullOutFront')).toEqual([
		'x 51.5 to 628.5, y 581 to 600, z 81.5 to 763.5: 682 x 577',
	])
	const runner = s1.fittings.find(({ item }) => item.family === 'heavy-runner')
	expect(runner).toMatchObject({
		group: 'Main-0-cart',
		pose: { origin: [88, 577, 113] },
		box: { from: [-500, 0, -20], to: [0, 80, 0] },
		otherBox: { from: [-500, 0, 504], to: [0, 80, 524] },
	})
})

test('S1: shelves of a cart leave equal clear heights', () => {
	const s1 = made(goldenStairs.s1)
	const shelves = s1.boards.filter(({ part }) => part === 'CartShelf')
	// 629 - 2 x 18 in two: 297 and 296; 1046 - 3 x 18 in three: 331, 331, 330; from the cart's foot at 113.
	expect(shelves.map(({ pose }) => pose.origin[2])).toEqual([
		113 + 18 + 297,
		113 + 18 + 331,
		113 + 18 + 331 + 18 + 331,
	])
})

test('S2: open treads, stepped, from high to low', () => {
	const s2 = made(goldenStairs.s2)
	expect(widths(s2)).toEqual([583, 583, 583, 583])
	expect(tops(s2)).toEqual([1990, 1531, 1072, 613].map((height) => `${height}/${height} Straight`))
	expect(fronts(s2)).toEqual([
		'0 PullOut 580 x 1907',
		'1 PullOut 580 x 1448',
		'2 PullOut 580 x 989',
		'3 PullOut 580 x 530',
	])
	expect(blanks(s2, 'CartFront', 'CartShelf', 'FinishingCheek', 'Filler', 'TopFiller')).toEqual([
		'1 CartFront 1844 x 507',
		'8 CartShelf 764 x 507',
		'1 CartFront 1385 x 507',
		'1 CartFront 926 x 507',
		'1 CartFront 467 x 507',
		'1 FinishingCheek 1990 x 900',
		'1 Filler 612 x 70',
	])
	const shelvesOf = (module: number) =>
		s2.boards.filter((board) => board.part === 'CartShelf' && board.module === module).length
	expect([0, 1, 2, 3].map(shelvesOf)).toEqual([3, 3, 2, 0])
	expect(s2.hardware).toContainEqual({ reference: 'heavy-runner-800-100kg', quantity: 4 })
})

test('S3: a fixed panel before the low end, drawers, a top in two panels', () => {
	const s3 = made(goldenStairs.s3)
	expect(widths(s3)).toEqual([541, 541, 541, 541, 540, 540])
	expect(tops(s3)?.map((top) => top.split('/')[0])).toEqual([
		'333',
		'683',
		'1034',
		'1385',
		'1735',
		'2085',
	])
	expect(tops(s3)?.at(-1)).toBe('2085/2270 PartialSlope')
	expect(fronts(s3)).toEqual([
		'0 PullOut 538 x 250/599',
		'1 PullOut 538 x 601/950',
		'2 DrawerFront 538 x 253',
		'2 DrawerFront 538 x 253',
		'2 Leaf 538 x 440/788',
		'3 Leaf 538 x 1302/1651',
		'4 Leaf 537 x 1653/2001',
		'5 Leaf 537 x 2003/2187',
		'0 FakeDoor 358 x 150/368.1',
	])
	expect(blanks(s3, 'FakeDoor', 'FinishingCheek').toSorted()).toEqual([
		'1 FakeDoor 388 x 358',
		'1 FinishingCheek 2320 x 600',
	])
	expect(blanks(s3, 'Top').slice(-2)).toEqual(['1 Top 329.1 x 579', '1 Top 237.6 x 579'])
})

test('XS1: shelves 879 deep are out of reach; a pull-out is not', () => {
	const [issue, ...others] = refused(goldenStairs.xs1)
	expect(others).toEqual([])
	expect(issue).toMatchObject({
		code: 'too_deep_to_reach',
		family: 'DEPTH',
		module: 3,
		measured: 879,
		limit: 700,
	})
	const mended = applyRemedy(goldenStairs.xs1, issue?.remedy ?? {})
	expect(mended.modules?.map(({ fill }) => fill)).toEqual(
		Array.from({ length: 5 }, () => 'PullOut'),
	)
	made(mended)
})

test('XS2: the height read at the high end is 72 off the steps', () => {
	expect(refused(goldenStairs.xs2)).toMatchObject([
		{ code: 'slope_readings_disagree', family: 'MEASURE', measured: 72, limit: 15 },
	])
})

// h0 1500 at the back plane, v 37: rear 1463; 700 further 504 higher: 1967. Fillers stand at y 702, where the
// flight is 2005.4 high; 38 stay above the carcasses.
test('opened from its end: two rails under the flight behind them', () => {
	const furniture = made(goldenStairs.fromTheEnd)
	const [run] = furniture.runs
	expect(
		run?.modules.map(({ width, heightRear, heightFront }) => [width, heightRear, heightFront]),
	).toEqual([
		[400, 1463, 1967],
		[400, 1463, 1967],
	])
	// The line leaves 530 of 680 up to 1500 - 37 + 150 x 0.72 = 1571; a rail hangs 60 below.
	expect(run?.modules.map(({ bays: [bay] }) => bay?.zones.map(({ rail }) => rail))).toEqual([
		[1511, null],
		[1511, null],
	])
	expect(clear(furniture)).toEqual([1851, 1851])
	expect(fronts(furniture)).toEqual(['0 Leaf 397 x 1884', '1 Leaf 397 x 1884'])
	expect(blanks(furniture, 'Side', 'Back', 'Filler', 'TopFiller', 'Plinth')).toEqual([
		'4 Side 1967 x 700',
		'2 Back 1357 x 378',
		'1 Plinth 800 x 75',
		'2 Filler 2025 x 70',
		'1 TopFiller 800 x 58',
	])
})

// tan 175/260, v 37: 463 + 0.67308 x the distance from the right wall: 1657.7, 1270.7, 883.7 and 496.7.
test('stepped under a soffit: no back at the meter, no filler above the steps', () => {
	const furniture = made(goldenStairs.meter)
	expect(tops(furniture)).toEqual(
		[1657, 1270, 883, 496].map((height) => `${height}/${height} Straight`),
	)
	expect(fronts(furniture)).toEqual([
		'0 Leaf 572 x 1574',
		'1 Leaf 572 x 1187',
		'2 DrawerFront 572 x 189',
		'2 DrawerFront 572 x 189',
		'2 Leaf 572 x 416',
		'3 PullOut 572 x 413',
	])
	expect(
		blanks(furniture, 'Back', 'CartFront', 'CartBottom', 'CartSide', 'Filler', 'TopFiller'),
	).toEqual([
		'1 Back 1168 x 553',
		'1 Back 781 x 553',
		'1 Back 394 x 553',
		'1 CartFront 350 x 499',
		'1 CartBottom 364 x 499',
		'2 CartSide 364 x 120',
		'1 Filler 2135 x 70',
		'1 Filler 553 x 70',
	])
	const grooved = furniture.boards.filter(
		({ module, grooves }) => module === 0 && grooves.length > 0,
	)
	expect(grooved).toEqual([])
})
