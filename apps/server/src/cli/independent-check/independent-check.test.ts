// Reads what `npx gabarit solve` prints for random straight rooms, until 500 could be made, and looks, with geometry of its own, whether
// the boards can stand in the room together. CHECK_SEED=… draws other rooms.
import { expect, test } from 'vitest'
import { runCommand } from '../run-command.ts'
import {
	areaOf,
	cornersOf,
	dot,
	overlapOf,
	type PrintedBoard,
	type Solid,
	solidOf,
	touching,
} from './prism.ts'
import { drawFrom, randomRoom, type StraightRoom } from './random-room.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const rooms = 500

type Printed = { ok: true; boards: PrintedBoard[] } | { ok: false; issues: { severity: string }[] }

async function solvePrinted(room: StraightRoom): Promise<{ code: number; printed: Printed }> {
	let out = ''
	const code = await runCommand(['solve', '-'], {
		input: (async function* () {
			yield JSON.stringify(room)
		})(),
		out: (data) => {
			out += String(data)
		},
		err: () => undefined,
	})
	return { code, printed: JSON.parse(out) as Printed }
}

const least = (reading: number | number[]) => Math.min(...[reading].flat())

/** Every way in which the boards do not fit the room or each other, in words. */
function faultsOf(room: StraightRoom, boards: PrintedBoard[]): string[] {
	const solids = boards.map(solidOf)
	const faults = boards.flatMap(poseFaults)
	for (const solid of solids) {
		const [x, y, z] = solid.lowest
		const [right, , top] = solid.highest
		const reach = `${solid.board.id}: ${solid.lowest.join(' ')} to ${solid.highest.join(' ')}`
		if (x < -touching || right > least(room.room.width) + touching) faults.push(`beside ${reach}`)
		if (y < -touching) faults.push(`in the back wall ${reach}`)
		if (z < -touching || top > least(room.hu) + touching) faults.push(`above or below ${reach}`)
	}
	for (const [i, a] of solids.entries())
		for (const b of solids.slice(i + 1)) {
			const depth = overlapOf(a, b)
			if (depth > touching) faults.push(`${a.board.id} is ${depth} inside ${b.board.id}`)
		}
	return [
		...faults,
		...skirtingFaults(room, solids),
		...solids.flatMap((s) => slopeFaults(room, s)),
	]
}

/** No corner of a board is above a sloped ceiling, which rises in a straight line from its side wall. */
function slopeFaults(room: StraightRoom, solid: Solid): string[] {
	const width = least(room.room.width)
	const height = least(room.hu)
	const ceilings = [
		{ slope: room.slope?.left, from: (x: number) => x },
		{ slope: room.slope?.right, from: (x: number) => width - x },
	].flatMap(({ slope, from }) => (slope ? [{ slope, from }] : []))
	const above = cornersOf(solid).filter(([x, , z]) =>
		ceilings.some(({ slope, from }) => {
			const rise = ((height - slope.low) * Math.min(from(x), slope.run)) / slope.run
			return z > slope.low + rise + touching
		}),
	)
	return above.map((corner) => `${solid.board.id} is in the slope at ${corner.join(' ')}`)
}

/** u, v and n are orthonormal, the outline is a surface. */
function poseFaults({ id, outline, thickness, pose: { u, v, n } }: PrintedBoard): string[] {
	const square = [dot(u, v), dot(v, n), dot(n, u), dot(u, u) - 1, dot(v, v) - 1, dot(n, n) - 1]
	const faults = square.some((value) => Math.abs(value) > 1e-6) ? [`${id} stands askew`] : []
	if (Math.abs(areaOf(outline)) < 1 || thickness <= 0) faults.push(`${id} has no body`)
	return faults
}

/** The skirting that stays stands in the room too: along the back wall and along each side wall. */
function skirtingFaults(room: StraightRoom, solids: ReturnType<typeof solidOf>[]): string[] {
	const { height, thickness } = room.baseboard ?? { height: 0, thickness: 0 }
	if (height === 0 || thickness === 0) return []
	const back = solidOf({
		id: 'skirting of the back wall',
		thickness: height,
		groove: 0,
		outline: [
			[0, 0],
			[least(room.room.width), 0],
			[least(room.room.width), thickness],
			[0, thickness],
		],
		pose: { origin: [0, 0, 0], u: [1, 0, 0], v: [0, 1, 0], n: [0, 0, 1] },
	})
	return solids
		.filter((solid) => overlapOf(solid, back) > touching)
		.map(({ board }) => `${board.id} stands in the ${back.board.id}`)
}

test(`${rooms} random straight rooms: no two boards overlap, and all lie in the room`, async () => {
	const draw = drawFrom(seed)
	const wrong: { room: string; faults: string[] }[] = []
	let drawn = 0
	let made = 0
	while (made < rooms && drawn < 10 * rooms) {
		const room = randomRoom(draw)
		drawn += 1
		const { code, printed } = await solvePrinted(room)
		expect(code, JSON.stringify(room)).toBe(printed.ok ? 0 : 2)
		if (!printed.ok) {
			expect(printed.issues.some(({ severity }) => severity === 'error')).toBe(true)
			continue
		}
		made += 1
		const faults = faultsOf(room, printed.boards)
		if (faults.length > 0) wrong.push({ room: JSON.stringify(room), faults: faults.slice(0, 5) })
	}
	console.log(`independent check: CHECK_SEED=${seed}, ${made} made of ${drawn} drawn`)
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(made).toBe(rooms)
})
