// Properties of desks (domain-types 21). CHECK_SEED=… draws other desks, CHECK_KIND=… more of them.
import { expect, test } from 'vitest'
import { type Board, type Point3, pointOn } from '../furniture/board.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Fitting } from '../furniture/hardware/fitting.ts'
import { mirroredDesk, randomDesk, randomStream, sampleCatalogue } from '../testing/index.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { completeDesk } from '../type/desk/defaults.ts'
import { deskLayoutOf } from '../type/desk/layout.ts'
import type { DeskConfiguration } from '../type/desk/schema.ts'
import { buildFurniture, settleEdit } from '../type/kinds.ts'
import { checksOf, fitVerdictsOf } from '../type/offers.ts'
import { parseConfiguration } from '../type/parse.ts'
import { zonesFillTheirBay } from './bay-properties.ts'
import { blanksHoldTheirBoards, numbersAreNumbers } from './board-properties.ts'
import {
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
	modulesStandOnTheirFeet,
} from './fitting-properties.ts'
import { leavesKeepTheirSizes } from './front-properties.ts'
import { groovesHoldTheirBoards } from './groove-properties.ts'
import { longest, type Property, unless } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const DESKS = Number(process.env['CHECK_KIND'] ?? 500)

const properties: Property[] = [
	numbersAreNumbers,
	blanksHoldTheirBoards,
	zonesFillTheirBay,
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
	modulesStandOnTheirFeet,
	groovesHoldTheirBoards,
	leavesKeepTheirSizes,
]
/** A room for properties that ask one; a pedestal has a plinth of 60. */
const room = { version: 1 as const, room: { width: 1 }, hu: 1, plinth: { height: 60 as const } }

type Box = { id: string; from: Point3; to: Point3 }

/** Boards of a desk lie along the axes; one with a notch is a box for each strip between its corners. */
function stripsOf(board: Board): Box[] {
	const { id, outline, thickness } = board
	const marks = [...new Set(outline.map(([a]) => a))].toSorted((a, b) => a - b)
	return marks.slice(1).flatMap((high, i) => {
		const low = marks[i] ?? high
		const middle = (low + high) / 2
		const across = outline
			.filter(([a], k) => {
				const [next] = outline[(k + 1) % outline.length] ?? [a]
				return Math.min(a, next) < middle && Math.max(a, next) > middle
			})
			.map(([, b]) => b)
		const [from, to] = [Math.min(...across), Math.max(...across)]
		return [spanOf(id, [pointOn(board, [low, from, 0]), pointOn(board, [high, to, thickness])])]
	})
}

function boxesOf(fittings: readonly Fitting[]): Box[] {
	return fittings.flatMap(({ id, pose, box }) => {
		if (!pose || !box) return []
		const on = { pose }
		return [spanOf(id, [pointOn(on, box.from), pointOn(on, box.to)])]
	})
}

function spanOf(id: string, points: readonly Point3[]): Box {
	const at = (axis: 0 | 1 | 2) => points.map((point) => point[axis])
	const low = (axis: 0 | 1 | 2) => Math.min(...at(axis))
	const high = (axis: 0 | 1 | 2) => Math.max(...at(axis))
	return { id, from: [low(0), low(1), low(2)], to: [high(0), high(1), high(2)] }
}

const axes = [0, 1, 2] as const
const AIR = 0.01

/** mm by which two boxes enter each other; 0 or less where they do not. */
function depthOf(one: Box, other: Box): number {
	return Math.min(
		...axes.map(
			(axis) => Math.min(one.to[axis], other.to[axis]) - Math.max(one.from[axis], other.from[axis]),
		),
	)
}

function meetings({ boards, fittings }: Furniture): string[] {
	const grooved = new Map(boards.map(({ id, groove }) => [id, groove]))
	const wood = boards.flatMap(stripsOf)
	const bought = boxesOf(fittings)
	const isApart = (one: Box, other: Box) => {
		const may = Math.max(grooved.get(one.id) ?? 0, grooved.get(other.id) ?? 0)
		return depthOf(one, other) <= may + AIR
	}
	const all = [...wood, ...bought]
	return all.flatMap((one, i) =>
		all
			.slice(i + 1)
			.filter((other) => other.id !== one.id && !isApart(one, other))
			.map((other) => `${one.id} in ${other.id}`),
	)
}

/** Boards and what is bought stay in the overall box of the desk, bores in the top clear of its supports. */
function placeFaults(furniture: Furniture, configuration: DeskConfiguration): string[] {
	const desk = completeDesk(configuration, sampleCatalogue)
	const layout = deskLayoutOf(desk)
	const { x, length, supports, spans } = layout
	const overall: Box = { id: '', from: [x, 0, 0], to: [x + length, desk.depth, desk.height] }
	const outside = [...furniture.boards.flatMap(stripsOf), ...boxesOf(furniture.fittings)].filter(
		(box) =>
			axes.some(
				(axis) =>
					box.from[axis] < overall.from[axis] - AIR || box.to[axis] > overall.to[axis] + AIR,
			),
	)
	const widths = [...supports, ...spans].reduce((sum, { width }) => sum + width, 0)
	const insets = [supports[0], supports.at(-1)].filter((end) => end?.kind === 'Steel').length * 50
	const [worktop] = furniture.boards.filter(({ part }) => part === 'Worktop')
	const bores = worktop?.bores ?? []
	const near = bores.filter(({ at: [a] }) =>
		supports.some((support) => a + x > support.x - 60 && a + x < support.x + support.width + 60),
	)
	return [
		...outside.map(({ id }) => `${id} stands out`),
		...unless(widths + insets === length, () => `${widths} + ${insets} of ${length}`),
		...unless(bores.length === desk.grommets, () => `${bores.length} bores`),
		...near.map(({ at }) => `a bore at ${at[0]} over a support`),
		...unless(
			spans.every(({ width }) => width >= 449),
			() => 'no room for a chair',
		),
	]
}

test(
	`${DESKS} random desks end in boards or in issues, and every property holds`,
	() => {
		const random = randomStream(SEED)
		const counts = { made: 0, refused: 0, remedies: 0 }
		const wrong: string[] = []
		for (let i = 0; i < DESKS; i++) {
			const configuration = randomDesk(random)
			expect(parseConfiguration(configuration)).toMatchObject({ ok: true })
			const result = buildFurniture(configuration, sampleCatalogue)
			if (!result.ok) {
				counts.refused += 1
				wrong.push(
					...unless(
						result.issues.some(({ severity }) => severity === 'error'),
						() => `desk ${i}: refused without a reason`,
					),
				)
				for (const { code, field, remedy } of result.issues) {
					if (!remedy) continue
					counts.remedies += 1
					const after = buildFurniture(applyRemedy(configuration, remedy), sampleCatalogue)
					const again =
						!after.ok && after.issues.some((issue) => issue.code === code && issue.field === field)
					wrong.push(...unless(!again, () => `desk ${i}: the remedy of ${code} at ${field}`))
				}
				continue
			}
			counts.made += 1
			const { value } = result
			const faults = [
				...properties.flatMap((property) => property(value, room)),
				...meetings(value),
				...placeFaults(value, configuration),
			]
			wrong.push(...faults.map((fault) => `desk ${i}: ${fault} ${JSON.stringify(configuration)}`))
			for (const check of checksOf(value, configuration, sampleCatalogue))
				wrong.push(...unless(Number.isFinite(check.measured), () => `desk ${i}: ${check.code}`))
			fitVerdictsOf(configuration, sampleCatalogue)
		}
		const share = (100 * counts.made) / DESKS
		console.log(
			`desks from seed ${SEED}: ${counts.made} made, ${counts.refused} refused (${share.toFixed(0)} % made), ` +
				`${counts.remedies} remedies tried`,
		)
		expect(wrong.slice(0, 10)).toEqual([])
		expect(counts.made).toBeGreaterThan(DESKS / 3)
		expect(counts.refused).toBeGreaterThan(DESKS / 10)
	},
	longest,
)

function* madeDesks(): Generator<{ desk: DeskConfiguration; furniture: Furniture }> {
	const random = randomStream(SEED + 1)
	for (let i = 0; i < DESKS; i++) {
		const { obstacle: _, ...desk } = randomDesk(random)
		const result = buildFurniture(desk, sampleCatalogue)
		if (result.ok) yield { desk, furniture: result.value }
	}
}

const sizesOf = ({ boards }: Furniture) =>
	boards
		.map(({ part, length, width, thickness }) => `${part} ${thickness} ${width} ${length}`)
		.toSorted()

test('a mirrored desk has the same boards, a spare millimetre in another span', () => {
	let compared = 0
	for (const { desk, furniture } of madeDesks()) {
		const mirror = mirroredDesk(desk)
		const result = buildFurniture(mirror, sampleCatalogue)
		if (!result.ok) {
			// A handle beside a wall, or a bore that its remainder pushes.
			expect(result.issues.map(({ code }) => code)).not.toContain('knee_too_narrow')
			continue
		}
		compared += 1
		expect(sizesOf(result.value).length).toBe(sizesOf(furniture).length)
		const own = deskLayoutOf(completeDesk(desk, sampleCatalogue))
		const twin = deskLayoutOf(completeDesk(mirror, sampleCatalogue))
		const apart = twin.spans
			.toReversed()
			.map(({ width }, i) => Math.abs(width - (own.spans[i]?.width ?? 0)))
		expect(Math.max(...apart)).toBeLessThanOrEqual(1)
		const isEven = own.spans.every(({ width }) => width === own.spans[0]?.width)
		if (isEven) expect(sizesOf(result.value)).toEqual(sizesOf(furniture))
	}
	expect(compared).toBeGreaterThan(DESKS / 4)
})

test('one millimetre more of length is one millimetre more of spans, and changes no other size', () => {
	let compared = 0
	for (const { desk } of madeDesks()) {
		const { width } = desk.room
		const longer = Array.isArray(width) ? width.map((reading) => reading + 1) : width + 1
		const grown = { ...desk, room: { width: longer } }
		const [before, after] = [desk, grown].map((own) =>
			deskLayoutOf(completeDesk(own, sampleCatalogue)),
		)
		if (!before || !after || !buildFurniture(grown, sampleCatalogue).ok) continue
		compared += 1
		const growth = after.spans.map((span, i) => span.width - (before.spans[i]?.width ?? 0))
		expect(growth.reduce((sum, own) => sum + own, 0)).toBe(1)
		expect(Math.max(...growth.map(Math.abs))).toBeLessThanOrEqual(1)
		expect(after.length).toBe(before.length + 1)
		expect(after.supports.map(({ width: own }) => own)).toEqual(
			before.supports.map(({ width: own }) => own),
		)
	}
	expect(compared).toBeGreaterThan(DESKS / 4)
})

test(
	'an edit is settled or comes back with its issues, and changes nothing that it was given',
	() => {
		const random = randomStream(SEED + 2)
		for (let i = 0; i < DESKS / 5; i++) {
			const [before, other] = [randomDesk(random), randomDesk(random)]
			const written = JSON.stringify(before)
			for (const key of ['room', 'height', 'depth', 'supports', 'colors', 'walls'] as const) {
				const wanted = { ...before, [key]: other[key] }
				const { configuration, issues } = settleEdit(before, wanted, sampleCatalogue)
				expect(JSON.stringify(before)).toBe(written)
				// What he already had is no edit, and may give way.
				if (JSON.stringify(before[key]) !== JSON.stringify(other[key]))
					expect(configuration[key]).toEqual(other[key])
				expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(issues.length === 0)
			}
		}
	},
	longest,
)
