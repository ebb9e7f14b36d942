// One reading misread in rooms that were measured right: it is flagged, and named as the line to
// measure again (domain 3.6).
import { expect, test } from 'vitest'
import { listOf } from '../../room/readings.ts'
import { sampleCatalogue } from '../../testing/index.ts'
import { randomMeasuredRoom } from '../../testing/measured-rooms.ts'
import { randomFrom, randomStream } from '../../testing/straight-rooms.ts'
import type { DressingConfiguration } from '../../type/dressing/schema.ts'
import { fitVerdictsOf } from '../../type/offers.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const ROOMS = Number(process.env['CHECK_ROOMS'] ?? 2000)
const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_121)

type RandomPicks = ReturnType<typeof randomFrom>
type Misread = { room: DressingConfiguration; lines: readonly string[]; reading: number | null }

/** Readings further apart than this are no wall (domain 3.6). */
const APART = 40

// One of three or more readings beyond all the others: the one whose least change would mend it.
function misreadList(readings: readonly number[], { int, chance }: RandomPicks) {
	const reading = int(0, readings.length - 1)
	const others = readings.filter((_, i) => i !== reading)
	const wrong = chance(0.5)
		? Math.min(...others) + APART + int(1, 200) + (Math.max(...others) - Math.min(...others))
		: Math.max(...others) - APART - int(1, 200) - (Math.max(...others) - Math.min(...others))
	return { readings: readings.map((own, i) => (i === reading ? wrong : own)), reading }
}

const three = (readings: number | number[]) => {
	const list = listOf(readings)
	return list.length >= 3 ? list : [list[0] ?? 0, (list[0] ?? 0) + 2, (list[0] ?? 0) + 4]
}

function misread(room: DressingConfiguration, picks: RandomPicks): Misread {
	switch (picks.pick(['width', 'height', 'diagonal', 'slope'] as const)) {
		case 'width': {
			const { readings, reading } = misreadList(three(room.room.width), picks)
			return {
				room: { ...room, room: { ...room.room, width: readings } },
				lines: ['room.width'],
				reading,
			}
		}
		case 'height': {
			const { readings, reading } = misreadList(three(room.hu), picks)
			return { room: { ...room, hu: readings }, lines: ['hu'], reading }
		}
		case 'diagonal': {
			const diagonalLeft = picks.chance(0.5) ? 1285 - picks.int(0, 200) : 1533 + picks.int(0, 200)
			return {
				room: { ...room, room: { ...room.room, diagonalLeft } },
				lines: ['room.diagonalLeft'],
				reading: null,
			}
		}
		case 'slope':
			return misreadSlope(room, picks)
	}
}

// Three readings of which one is far off: whichever of them it was, the three are flagged and one of them is named.
function misreadSlope(room: DressingConfiguration, { int, pick }: RandomPicks): Misread {
	const hu = Math.min(...listOf(room.hu))
	const low = hu - int(500, 900)
	const right = { low, run: hu - low, angle: 45 }
	const left = pick([
		{ ...right, low: low - int(60, 200) },
		{ ...right, run: right.run + int(60, 200) },
		{ ...right, angle: pick([38, 40, 50, 52]) },
	])
	const { wall: _, ...bare } = room
	return {
		room: { ...bare, slope: { left } },
		lines: ['slope.left.low', 'slope.left.run', 'slope.left.angle', 'hu'],
		reading: null,
	}
}

// Readings that contradict each other stand at no place of the run.
function contradicts(room: DressingConfiguration): boolean {
	return fitVerdictsOf(room, sampleCatalogue).some(
		({ verdict, place }) => verdict === 'measure_again' && place === null,
	)
}

test('a contradiction names every misread line', () => {
	const random = randomStream(SEED)
	const picks = randomFrom(random)
	const flagged: Record<string, number> = {}
	for (let i = 0; i < ROOMS; i++) {
		const measured = randomMeasuredRoom(random)
		if (contradicts(measured)) continue
		const { room, lines, reading } = misread(measured, picks)
		const [main] = fitVerdictsOf(room, sampleCatalogue).filter(({ run }) => run === 'Main')
		const message = `CHECK_SEED=${SEED}: ${JSON.stringify({ room, main })}`
		expect(main?.verdict, message).toBe('measure_again')
		expect(lines, message).toContain(main?.line)
		if (reading !== null) expect(main?.reading, message).toBe(reading)
		flagged[main?.line ?? ''] = (flagged[main?.line ?? ''] ?? 0) + 1
	}
	console.log(`misread lines of ${ROOMS} rooms, CHECK_SEED=${SEED}: ${JSON.stringify(flagged)}`)
}, 3_600_000)
