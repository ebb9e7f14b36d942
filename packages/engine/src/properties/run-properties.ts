// Runs in their room: widths add up, carcasses stay under the ceiling (domain 2.4, 3.1, 3.2, 4.2).

import type { Run } from '../furniture/run.ts'
import { endsOf } from '../testing/room-ends.ts'
import type { DressingConfiguration } from '../type/dressing/schema.ts'
import { type Property, topOf, unless } from './property.ts'

/** Modules, fillers and ends add up to the wall, to the millimetre, on every run along a flat wall. */
export const widthsAddUp: Property = (furniture, room) =>
	furniture.runs.flatMap((run) => {
		const apart = neighboursApart(run)
		if (run.side === 'Main' && room.wall !== 'None' && room.wall !== undefined) return apart
		const ends = endsOf(room, furniture, run)
		const widths = run.modules.reduce((sum, module) => sum + module.width, 0)
		const last = run.modules.at(-1)
		const after = ends.wall - (last?.x ?? 0) - (last?.width ?? 0) - customAfterLast(run, room)
		const first = (run.modules[0]?.x ?? 0) - customBeforeFirst(run, room)
		const isSloped =
			run.side === 'Main' ? (room.slope?.left ?? room.slope?.right) : room.slope?.back
		// Under a side slope that starts too low the run stands further out, which domain 3.5 works out.
		const moved = isSloped !== undefined && (first !== ends.first || after !== ends.last)
		const whole = widths + (moved ? first + after : ends.first + ends.last) + ends.custom
		return [
			...apart,
			...unless(whole === ends.wall, () => `${run.side}: ${whole} on a wall of ${ends.wall}`),
			...unless(moved || after === ends.last, () => `${run.side}: ${after} after the last`),
			...unless(first >= ends.first && after >= ends.last, () => `${run.side}: ends overlap`),
		]
	})

const customBeforeFirst = (run: Run, room: DressingConfiguration) => customAt(run, room, 0)
const customAfterLast = (run: Run, room: DressingConfiguration) =>
	customAt(run, room, run.modules.length)

function customAt({ side }: Run, { filler }: DressingConfiguration, place: number): number {
	return (filler?.custom ?? [])
		.filter((custom) => custom.run === side && custom.after === place)
		.reduce((sum, custom) => sum + custom.width, 0)
}

function neighboursApart({ side, modules }: Run): string[] {
	return modules.flatMap((module, i) => {
		const next = modules[i + 1]
		return [
			...unless(!next || next.x >= module.x + module.width, () => `${side} ${i} and its neighbour`),
			...unless(Number.isInteger(module.width), () => `${side} ${i} is ${module.width} wide`),
		]
	})
}

/** Carcasses stay 20 under the ceiling and within what is made. */
export const carcassesCanBeMade: Property = ({ runs }) =>
	runs.flatMap((run) =>
		run.modules.flatMap((module) => {
			const name = `${run.side} ${module.x}`
			return [
				...unless(run.ceiling - topOf(module) >= 20, () => `${name}: at the ceiling`),
				...unless(topOf(module) <= 2700 && topOf(module) >= 300, () => `${name}: height`),
				...unless(module.depth >= 250 && module.depth <= 700, () => `${name}: depth`),
				...unless(module.blind || module.width >= 250, () => `${name}: ${module.width} wide`),
				...unless(module.width <= (module.kind === 'Double' ? 1200 : 1136), () => `${name}: wide`),
			]
		}),
	)
