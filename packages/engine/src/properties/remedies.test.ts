// A buyer who takes each remedy that is offered arrives at furniture, and never goes round in a circle.
// CHECK_SEED=… draws others, CHECK_KIND=… more of them.
import { expect, test } from 'vitest'
import type { Furniture } from '../furniture/furniture.ts'
import { isError } from '../issue.ts'
import type { Result } from '../result.ts'
import {
	randomDesk,
	randomPanels,
	randomSeparator,
	randomStairs,
	randomStream,
	randomTvFurniture,
	sampleCatalogue,
} from '../testing/index.ts'
import { applyRemedy } from '../type/apply-remedy.ts'
import { buildFurniture } from '../type/kinds.ts'
import type { Configuration } from '../type/schemas.ts'
import { longest } from './property.ts'

declare const process: { env: Record<string, string | undefined> }
declare const console: { log: (text: string) => void }

const SEED = Number(process.env['CHECK_SEED'] ?? 20_261_125)
const EACH = Number(process.env['CHECK_KIND'] ?? 300)
/** More rounds than any random design has faults. */
const ROUNDS_MAX = 300

type Walk = { end: 'made' | 'again' | 'stuck' | 'circle'; codes: string[] }

/** Readings that contradict each other: only the tape can say which of them is right. */
/** A place below the floor, or beyond an edge. */
const signed = new Set(['slope_out_of_bounds', 'bore_outside'])

const measuredAgain = new Set(['slope_readings_disagree', 'survey_needed'])

function followRemedies(start: Configuration): Walk {
	const seen = new Set<string>()
	const codes: string[] = []
	let current = start
	for (let round = 0; round < ROUNDS_MAX; round++) {
		const written = JSON.stringify(current)
		if (seen.has(written)) return { end: 'circle', codes }
		seen.add(written)
		const result = buildFurniture(current, sampleCatalogue)
		if (result.ok) return { end: 'made', codes }
		const errors = result.issues.filter(isError)
		const mended = errors.find(({ remedy }) => remedy)
		if (!mended?.remedy) {
			const isLeft = errors.some(({ code }) => !measuredAgain.has(code))
			return { end: isLeft ? 'stuck' : 'again', codes: errors.map(nameOf) }
		}
		codes.push(nameOf(mended))
		current = applyRemedy(current, mended.remedy)
	}
	return { end: 'circle', codes }
}

const issuesOf = (result: Result<Furniture>) => (result.ok ? result.value.issues : result.issues)
const nameOf = ({ code, field }: { code: string; field?: string }) => `${code} ${field ?? ''}`

const kinds = {
	desk: randomDesk,
	tvFurniture: randomTvFurniture,
	roomSeparator: randomSeparator,
	stairs: randomStairs,
	panels: randomPanels,
} as const

for (const [kind, draw] of Object.entries(kinds))
	test(
		`remedies of ${kind} lead to furniture, one after another`,
		() => {
			const random = randomStream(SEED)
			const ends = { made: 0, again: 0, stuck: 0, circle: 0 }
			const stuck = new Map<string, number>()
			const circles: string[] = []
			const negative: string[] = []
			for (let i = 0; i < EACH; i++) {
				const start = draw(random)
				const result = buildFurniture(start, sampleCatalogue)
				for (const { code, measured = 0, limit = 0 } of issuesOf(result))
					if ((measured < 0 || limit < 0) && !signed.has(code))
						negative.push(`${code} ${measured} ${limit}`)
				if (result.ok) continue
				const { end, codes } = followRemedies(start)
				ends[end] += 1
				if (end === 'circle')
					circles.push(`${codes.slice(-4).join(' > ')} ${JSON.stringify(start)}`)
				if (end === 'stuck')
					for (const code of new Set(codes)) stuck.set(code, (stuck.get(code) ?? 0) + 1)
			}
			const left = [...stuck].toSorted((a, b) => b[1] - a[1]).slice(0, 6)
			console.log(
				`${kind} from seed ${SEED}: ${ends.made} mended, ${ends.again} to measure again, ${ends.stuck} not, ${circles.length} in circles; ` +
					left.map(([code, n]) => `${code} ${n}`).join(', '),
			)
			expect(negative.slice(0, 5)).toEqual([])
			expect(circles.slice(0, 5)).toEqual([])
			expect(ends.made).toBeGreaterThan(25 * ends.stuck)
		},
		longest,
	)
