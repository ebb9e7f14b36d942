import { flightOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { flightLines } from './flight-lines.ts'
import { figureOf, typedFlight } from './typed-flight.ts'

const flight = flightOf({})
const reach = { length: 3000, landing: 2400 }

test('the line turns level where it meets the landing, and begins at the low end', () => {
	const { line, low } = flightLines(flight, reach)
	const [start, turn, end] = line
	expect(turn?.[1]).toBeCloseTo(end?.[1] ?? 0)
	// (2400 - 350) / 0.72 of 3000 mm along.
	const along = ((turn?.[0] ?? 0) - (start?.[0] ?? 0)) / ((end?.[0] ?? 0) - (start?.[0] ?? 0))
	expect(along).toBeCloseTo(2847.2 / 3000, 3)
	expect(start).toEqual(low[1])
})

test('a stringer hangs below the height that was read', () => {
	const { line, low } = flightLines(typedFlight(flight, { stringer: 100 }), reach)
	expect(line[0]?.[1]).toBeGreaterThan(low[1][1])
})

test('everything lies on the sheet, also for steep, high and short flights', () => {
	for (const typed of [{ rise: 230, going: 180 }, { rise: 140, going: 350 }, { low: 2000 }])
		for (const length of [310, 3000, 6000])
			for (const landing of [500, 2400, 3000]) {
				const { steps, width, height } = flightLines(typedFlight(flight, typed), {
					length,
					landing,
				})
				for (const [x, y] of steps) {
					expect(x).toBeGreaterThanOrEqual(0)
					expect(x).toBeLessThanOrEqual(width)
					expect(y).toBeGreaterThanOrEqual(0)
					expect(y).toBeLessThanOrEqual(height)
				}
			}
})

test('only what a field would keep is drawn while it is typed', () => {
	expect(figureOf('stair.rise', '19')).toBeNull()
	expect(figureOf('stair.rise', '190')).toEqual({ rise: 190 })
	expect(figureOf('stair.low', '1 200')).toEqual({ low: 1200 })
	expect(figureOf('hu', '2400')).toBeNull()
	expect(typedFlight(flight, { rise: 200 }).tan).toBe(0.8)
})
