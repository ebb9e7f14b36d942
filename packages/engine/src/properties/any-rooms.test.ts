// Properties over random rooms of every kind (domain 13.1). CHECK_SEED=… draws other rooms, CHECK_ROOMS=… more of them.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import type { Result } from '../result.ts'
import { kindShares, randomAnyRoom, randomStream, sampleCatalogue } from '../testing/index.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { buildFurniture } from '../type/kinds.ts'
import { parseConfiguration } from '../type/parse.ts'
import {
	fittingsKeepTheirLimits,
	shelvesCarryTheirLoad,
	shelvesStandWhereZonesSay,
	tallBookcasesStandStraight,
	zonesFillTheirBay,
} from './bay-properties.ts'
import { blanksHoldTheirBoards, boardsCanBeCut, numbersAreNumbers } from './board-properties.ts'
import {
	drawersAreWhole,
	fittingsStandOnBoards,
	groupsMakeOneTree,
	hingesHoldTheirLeaves,
	modulesStandOnTheirFeet,
} from './fitting-properties.ts'
import { leavesKeepTheirSizes } from './front-properties.ts'
import { groovesHoldTheirBoards } from './groove-properties.ts'
import type { Property } from './property.ts'
import { carcassesCanBeMade, widthsAddUp } from './run-properties.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_121)
const ROOMS = Number(process.env['CHECK_ROOMS'] ?? 2000)

const properties: Record<string, Property> = {
	'every number is a number': numbersAreNumbers,
	'every board can be cut': boardsCanBeCut,
	'every blank holds its board': blanksHoldTheirBoards,
	'fittings stand within the limits of their kind': fittingsKeepTheirLimits,
	'a loaded shelf spans no more than its thickness carries': shelvesCarryTheirLoad,
	'in straight rooms zones fill their bay exactly': zonesFillTheirBay,
	'shelves stand where their zones say': shelvesStandWhereZonesSay,
	'tall bookcases stand straight': tallBookcasesStandStraight,
	'modules, fillers and ends add up to the wall, on every run': widthsAddUp,
	'carcasses stay under the ceiling and within what is made': carcassesCanBeMade,
	'groups make one tree': groupsMakeOneTree,
	'a drawer is whole': drawersAreWhole,
	'fittings stand on their boards': fittingsStandOnBoards,
	'modules stand on their feet': modulesStandOnTheirFeet,
	'hinges hold their leaves': hingesHoldTheirLeaves,
	'grooves hold their boards': groovesHoldTheirBoards,
	'leaves keep their sizes, their hinges and the outline of their carcass': leavesKeepTheirSizes,
}

type Seen = { shares: ReturnType<typeof kindShares>; wrong: Map<string, string[]> }

function built(configuration: DressingConfiguration): Result<Furniture> | Error {
	try {
		return buildFurniture(configuration, sampleCatalogue)
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error))
	}
}

// All rooms once: the furniture of each is checked for every property.
function askAll(): Seen {
	const random = randomStream(SEED)
	const shares = kindShares()
	const wrong = new Map<string, string[]>()
	const report = (name: string, faults: string[], room: object) => {
		const reports = wrong.get(name) ?? []
		if (faults.length > 0)
			reports.push(`${faults.slice(0, 3).join('; ')} in ${JSON.stringify(room)}`)
		wrong.set(name, reports)
	}
	for (let i = 0; i < ROOMS; i++) {
		const { kind, configuration } = randomAnyRoom(random)
		const result = built(configuration)
		if (result instanceof Error) {
			report('never an exception', [String(result)], configuration)
			continue
		}
		const issues = result.ok ? result.value.issues : result.issues
		const isRefused = issues.some((issue) => issue.severity === 'error')
		shares.count(kind, result.ok)
		report('reason', isRefused === result.ok ? ['refused without a reason'] : [], configuration)
		report('stored', parseConfiguration(configuration).ok ? [] : ['not as stored'], configuration)
		if (!result.ok) continue
		for (const [name, property] of Object.entries(properties))
			report(name, property(result.value, configuration), configuration)
	}
	return { shares, wrong }
}

test(`${ROOMS} rooms of every kind end in boards or in issues, and every property holds`, () => {
	const { shares, wrong } = askAll()
	console.log(`${ROOMS} rooms of every kind, CHECK_SEED=${SEED}\n${shares.lines().join('\n')}`)
	const first = [...wrong].filter(([, reports]) => reports.length > 0)
	expect(first.map(([name, reports]) => `${name}: ${reports.length} rooms, ${reports[0]}`)).toEqual(
		[],
	)
	expect(shares.poor()).toEqual([])
}, 3_600_000)
