// Properties of loose boards (domain 25). CHECK_SEED=… draws other lists, CHECK_KIND=… more of them.
import { expect, test } from 'vitest'
import type { Board } from '../furniture/board.ts'
import { randomPanels, randomStream, sampleCatalogue } from '../testing/index.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { buildFurniture, settleEdit } from '../type/kinds.ts'
import { checksOf } from '../type/offers.ts'
import type { PanelsConfiguration } from '../type/panels/schema.ts'
import { parseConfiguration } from '../type/parse.ts'
import { numbersAreNumbers } from './board-properties.ts'
import { groupsMakeOneTree } from './fitting-properties.ts'
import { extentOf, unless } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_124)
const LISTS = Number(process.env['CHECK_KIND'] ?? 500)

function facesOf(boards: readonly Board[]): string[] {
	return boards.flatMap((board) => {
		const [length, width] = extentOf(board)
		const fits = (along: number, across: number) => along <= 2780 && across <= 2050
		const turned = board.grain !== 'length' && fits(width, length)
		const isCut = board.grain === 'width' ? turned : fits(length, width) || turned
		return [
			...unless(length === board.length && width === board.width, () => `${board.id}: its outline`),
			...unless(isCut, () => `${board.id}: over the sheet`),
			...(board.bores ?? []).flatMap((bore) =>
				unless(isInside(board, bore), () => `${board.id}: a bore at ${bore.at.join(' ')}`),
			),
		]
	})
}

/** Sixteen points around the bore lie in the outline and in the arcs of its corners. */
function isInside({ outline, radii = [] }: Board, bore: NonNullable<Board['bores']>[number]) {
	return Array.from({ length: 16 }, (_, i) => {
		const turn = (i * Math.PI) / 8
		const reach = bore.diameter / 2 - 0.01
		return [bore.at[0] + reach * Math.cos(turn), bore.at[1] + reach * Math.sin(turn)] as const
	}).every(([a, b]) =>
		outline.every(([u, v], k) => {
			const [s, t] = outline[(k + 1) % outline.length] ?? [u, v]
			if ((s - u) * (b - v) - (t - v) * (a - u) < 0) return false
			const radius = radii[k] ?? 0
			const [dx, dy] = [Math.abs(a - u), Math.abs(b - v)]
			return dx >= radius || dy >= radius || Math.hypot(radius - dx, radius - dy) <= radius
		}),
	)
}

/** Boxes of upright boards, none in another. */
function meetings(boards: readonly Board[]): string[] {
	const spans = boards
		.map(({ id, pose, length, width }) => ({
			id,
			x: [pose.origin[0], pose.origin[0] + width] as const,
			z: [pose.origin[2], pose.origin[2] + length] as const,
		}))
		.toSorted((a, b) => a.x[0] - b.x[0])
	return spans.flatMap((one, i) =>
		spans
			.slice(i + 1)
			.filter(({ x, z }) => x[0] < one.x[1] && z[0] < one.z[1] && one.z[0] < z[1])
			.map(({ id }) => `${one.id} in ${id}`),
	)
}

test(`${LISTS} random lists end in boards that can be cut, or in issues with their remedies`, () => {
	const random = randomStream(SEED)
	const counts = { made: 0, refused: 0, remedies: 0 }
	const wrong: string[] = []
	for (let i = 0; i < LISTS; i++) {
		const configuration = randomPanels(random)
		if (!parseConfiguration(configuration).ok) continue
		const result = buildFurniture(configuration, sampleCatalogue)
		if (!result.ok) {
			counts.refused += 1
			for (const { code, field, remedy } of result.issues.slice(0, 3)) {
				if (!remedy) continue
				counts.remedies += 1
				const after = buildFurniture(applyRemedy(configuration, remedy), sampleCatalogue)
				const again =
					!after.ok && after.issues.some((issue) => issue.code === code && issue.field === field)
				wrong.push(...unless(!again, () => `list ${i}: the remedy of ${code} at ${field}`))
			}
			continue
		}
		counts.made += 1
		const { value } = result
		const faults = [
			...numbersAreNumbers(value, { version: 1, room: { width: 1 }, hu: 1 }),
			...groupsMakeOneTree(value, { version: 1, room: { width: 1 }, hu: 1 }),
			...facesOf(value.boards),
			...meetings(value.boards.slice(0, 200)),
		]
		wrong.push(...faults.map((fault) => `list ${i}: ${fault}`))
		for (const check of checksOf(value, configuration, sampleCatalogue))
			wrong.push(...unless(Number.isFinite(check.measured), () => `list ${i}: ${check.code}`))
	}
	const share = (100 * counts.made) / (counts.made + counts.refused)
	console.log(
		`panels from seed ${SEED}: ${counts.made} made, ${counts.refused} refused (${share.toFixed(0)} % made), ` +
			`${counts.remedies} remedies tried`,
	)
	expect(wrong.slice(0, 10)).toEqual([])
	expect(counts.made).toBeGreaterThan(LISTS / 5)
	expect(counts.refused).toBeGreaterThan(LISTS / 20)
})

test('another colour is settled or comes back with its issues, and changes nothing that it was given', () => {
	const random = randomStream(SEED + 1)
	for (let i = 0; i < LISTS / 5; i++) {
		const before = randomPanels(random)
		const written = JSON.stringify(before)
		const wanted = { ...before, colors: { exterior: 'RAL-9010' } }
		const { configuration, issues } = settleEdit(before, wanted, sampleCatalogue)
		expect(JSON.stringify(before)).toBe(written)
		expect(buildFurniture(configuration, sampleCatalogue).ok).toBe(issues.length === 0)
	}
})

test('a millimetre more of length makes each piece a millimetre longer and changes nothing else', () => {
	const list = (length: number): PanelsConfiguration => ({
		version: 1,
		type: 'panels',
		panels: [{ quantity: 3, length, width: 400, thickness: 18, radii: [30, 30, 0, 0] }],
	})
	const lengthsOf = (length: number) => {
		const result = buildFurniture(list(length), sampleCatalogue)
		return result.ok ? result.value.boards.map((board) => [board.length, board.width]) : []
	}
	expect(lengthsOf(901)).toEqual(lengthsOf(900).map(([length = 0, width]) => [length + 1, width]))
})

test('panels of a wall and their joints add up to the wall, in width and in height', () => {
	const random = randomStream(SEED + 2)
	const between = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
	for (let i = 0; i < 300; i++) {
		const [width, height] = [between(600, 9000), between(600, 6000)]
		const joint = ([0, 3, 8] as const)[between(0, 2)] ?? 3
		const wall = { width, height, joint, widest: between(300, 1250), thickness: 18 as const }
		const result = buildFurniture({ version: 1, type: 'panels', cladding: [wall] }, sampleCatalogue)
		if (!result.ok) throw new Error(JSON.stringify([wall, result.issues]))
		const { boards } = result.value
		const right = Math.max(...boards.map((board) => board.pose.origin[0] + board.width))
		const top = Math.max(...boards.map((board) => board.pose.origin[2] + board.length))
		expect([right, top], JSON.stringify(wall)).toEqual([width, height])
		const row = boards.filter((board) => board.pose.origin[2] === 0)
		expect(row.reduce((sum, board) => sum + board.width + joint, -joint)).toBe(width)
		const widths = row.map((board) => board.width)
		expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1)
		expect(Math.max(...widths)).toBeLessThanOrEqual(wall.widest)
	}
})
