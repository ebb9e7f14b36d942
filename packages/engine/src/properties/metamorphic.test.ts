// What must not change, or only so: rooms in a mirror, a millimetre more of wall, the same room again (domain 13.1).
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import type { Module, Run } from '../furniture/run.ts'
import { randomAnyRoom, randomStream, sampleCatalogue } from '../testing/index.ts'
import { mirrored } from '../testing/mirrored-room.ts'
import { writtenRuns } from '../type/dressing/option/with-choice.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { buildFurniture, settleEdit } from '../type/kinds.ts'
import { unless } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const ROOMS = Math.ceil(Number(process.env['CHECK_ROOMS'] ?? 2000) / 2)
const timeout = { timeout: 1_800_000 }

type Made = { room: DressingConfiguration; furniture: Furniture }

/** Rooms that can be made, their modules written out; nothing that a side decides: no handle, no obstacle. */
function* madeRooms(rooms = ROOMS): Generator<Made> {
	const random = randomStream(SEED)
	for (let i = 0; i < rooms; i++) {
		const { obstacle: _, ...bare } = randomAnyRoom(random).configuration
		const { custom: __, ...filler } = bare.filler ?? {}
		const room: DressingConfiguration = { ...bare, handle: null, filler }
		const written = { ...room, runs: writtenRuns(room, sampleCatalogue) }
		const result = buildFurniture(written, sampleCatalogue)
		if (result.ok) yield { room: written, furniture: result.value }
	}
}

const seedAndRoom = (room: DressingConfiguration) => `CHECK_SEED=${SEED}: ${JSON.stringify(room)}`

const heightsOf = ({ heightLeft, heightRight, heightRear }: Module) => [
	Math.min(heightLeft, heightRight),
	Math.max(heightLeft, heightRight),
	heightRear,
]

// A joint moves by the remainders before it: twelve of them at 75 degrees make 45 of height.
const JOINT = 45

function mirrorFaults({ modules, side }: Run, twins: readonly Module[]): string[] {
	const facing = side === 'Main' ? twins.toReversed() : twins
	if (facing.length !== modules.length) return [`${side}: ${facing.length} modules`]
	return modules.flatMap((module, i) => {
		const twin = facing[i] ?? module
		// Each leaf by the millimetre that remains.
		const leaves = module.kind === 'Double' ? 2 : 1
		const apart = heightsOf(module).map((height, h) => Math.abs(height - (heightsOf(twin)[h] ?? 0)))
		return [
			...unless(Math.abs(twin.width - module.width) <= leaves, () => `${side} ${i}: width`),
			...unless(twin.depth === module.depth, () => `${side} ${i}: depth`),
			...unless(
				twin.top !== module.top || Math.max(...apart) <= JOINT,
				() => `${side} ${i}: height`,
			),
		]
	})
}

const oppositeOf = { Main: 'Main', Left: 'Right', Right: 'Left' } as const

test('a mirrored room has the mirrored modules, up to one spare millimetre', timeout, () => {
	let compared = 0
	let refused = 0
	for (const { room, furniture } of madeRooms()) {
		const result = buildFurniture(mirrored(room), sampleCatalogue)
		// A remainder on the other side may take a limit with it.
		if (!result.ok) refused += 1
		else {
			compared += 1
			const twins = new Map(result.value.runs.map(({ side, modules }) => [side, modules]))
			const faults = furniture.runs.flatMap((run) =>
				mirrorFaults(run, twins.get(oppositeOf[run.side]) ?? []),
			)
			expect(faults, seedAndRoom(room)).toEqual([])
		}
	}
	console.log(
		`mirror, CHECK_SEED=${SEED}: ${compared} rooms compared, ${refused} refused in the mirror`,
	)
	expect(refused).toBeLessThan((compared + refused) / 100)
})

test(
	'one millimetre more of wall is one millimetre more of modules, and no module grows by more',
	timeout,
	() => {
		let compared = 0
		for (const { room, furniture } of madeRooms()) {
			// Before a wall that is not flat a filler or a panel may take it.
			if (room.wall !== 'None') continue
			const longer = { ...room, room: { ...room.room, width: oneMore(room.room.width) } }
			const result = buildFurniture(longer, sampleCatalogue)
			if (!result.ok) continue
			compared += 1
			const own = mainOf(furniture)
			const grown = mainOf(result.value).map((width, i) => width - (own[i] ?? 0))
			expect(
				grown.reduce((sum, growth) => sum + growth, 0),
				seedAndRoom(room),
			).toBe(1)
			const isMixed = new Set(furniture.runs[0]?.modules.map(({ kind }) => kind)).size > 1
			const most = isMixed ? 2 : 1
			expect(Math.max(...grown.map(Math.abs)), seedAndRoom(room)).toBeLessThanOrEqual(most)
		}
		expect(compared).toBeGreaterThan(ROOMS / 4)
	},
)

const mainOf = ({ runs }: Furniture) => runs[0]?.modules.map(({ width }) => width) ?? []

function oneMore(readings: number | number[]): number | number[] {
	return typeof readings === 'number' ? readings + 1 : readings.map((reading) => reading + 1)
}

test('a configuration after an edit and its undo gives identical JSON', timeout, () => {
	for (const { room, furniture } of madeRooms(Math.ceil(ROOMS / 10))) {
		const [before, made] = [JSON.stringify(room), JSON.stringify(furniture)]
		settleEdit(room, { ...room, hu: 2300, doors: null }, sampleCatalogue)
		expect(JSON.stringify(room)).toBe(before)
		const again = buildFurniture(JSON.parse(before) as DressingConfiguration, sampleCatalogue)
		expect(again.ok && JSON.stringify(again.value), seedAndRoom(room)).toBe(made)
	}
})
