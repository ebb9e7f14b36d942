// What `npx gabarit solve` prints for random rooms of every kind, looked at with geometry of our own: no two boards
// overlap, and all stand in the room. CHECK_SEED=… draws other rooms, CHECK_ROOMS=… more of them.
import { type AnyRoom, kindShares, randomAnyRoom, randomStream } from '@gabarit/engine/testing'
import { expect, test } from 'vitest'
import { poseFaults } from './prism.ts'
import { faultsOf } from './room-faults.ts'
import { solvePrinted } from './solve-printed.ts'

const seed = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const rooms = Number(process.env['CHECK_ROOMS'] ?? 800)

// The command line's catalogue is the seed: what the engine's sample names otherwise, by its name there.
const names: Record<string, string> = {
	'P4-walnut': 'P4-walnut-tobacco',
	'P6-hydro': 'P6-mdf-raw',
	knob: 'knob-round',
	profile: 'profile-full',
}

function inSeed({ colors, handle, ...room }: AnyRoom['configuration']): AnyRoom['configuration'] {
	const named = (reference: string) => names[reference] ?? reference
	return {
		...room,
		colors: { interior: named(colors?.interior ?? ''), exterior: named(colors?.exterior ?? '') },
		...(handle !== undefined && { handle: handle && { ...handle, model: named(handle.model) } }),
	}
}

async function wrongOf(room: AnyRoom): Promise<{ made: boolean; faults: string[] }> {
	const configuration = inSeed(room.configuration)
	const { code, printed } = await solvePrinted(configuration)
	if (code !== (printed.ok ? 0 : 2)) return { made: printed.ok, faults: [`exit code ${code}`] }
	if (printed.ok) {
		const { boards, fittings } = printed
		return {
			made: true,
			faults: [...boards.flatMap(poseFaults), ...faultsOf(configuration, boards, fittings)],
		}
	}
	const hasReason = printed.issues.some(({ severity }) => severity === 'error')
	return { made: false, faults: hasReason ? [] : ['refused without a reason'] }
}

test(`${rooms} random rooms of every kind: no two boards overlap, and all lie in the room`, async () => {
	const random = randomStream(seed)
	const shares = kindShares()
	const wrong: { room: string; faults: string[] }[] = []
	for (let i = 0; i < rooms; i++) {
		const room = randomAnyRoom(random)
		const { made, faults } = await wrongOf(room)
		shares.count(room.kind, made)
		if (faults.length > 0)
			wrong.push({ room: JSON.stringify(room.configuration), faults: faults.slice(0, 5) })
	}
	console.log(`independent check: CHECK_SEED=${seed}, ${rooms} rooms, ${wrong.length} with faults`)
	console.log(shares.lines().join('\n'))
	expect(wrong.slice(0, 3)).toEqual([])
	expect(wrong).toHaveLength(0)
	expect(shares.poor()).toEqual([])
}, 3_600_000)
