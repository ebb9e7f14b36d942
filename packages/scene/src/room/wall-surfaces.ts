import type { Point2, Point3, Room } from '@gabarit/engine'
import { ceilingAt, ceilingProfile } from './ceiling.ts'
import { offsetLine } from './offset-line.ts'
import { wallThickness } from './room-plan.ts'
import type { RoomPlan } from './shown-room.ts'
import { pushBox, pushQuad, type Surface } from './surface.ts'

export type Finishes = { plaster: Surface; cut: Surface }

/** Of a wall, or of a piece of ceiling, by its index. */
type FinishesOf = (index: number) => Finishes

/** Where a wall's top may bend, as shares of its length. */
function stationsOf(room: Room, [ax, ay]: Point2, [bx, by]: Point2): number[] {
	const profile = ceilingProfile(room, { x: [-1e5, 1e5], y: [-1e5, 1e5] })
	const bends = (profile?.line.slice(1, -1) ?? []).map(([at]) =>
		profile?.axis === 'x' ? (at - ax) / (bx - ax) : (at - ay) / (by - ay),
	)
	return [0, ...bends.filter((share) => share > 0 && share < 1).toSorted((a, b) => a - b), 1]
}

/** What is left of a wall that would hide the furniture, mm. */
const stubHeight = 100

type Top = (point: Point2) => number

type Wall = { inner: [Point2, Point2]; outer: [Point2, Point2]; top: Top; stations: number[] }

function pushWall(finishes: Finishes, { inner, outer, top, stations }: Wall) {
	const at = ([p, q]: [Point2, Point2], share: number): Point2 => [
		p[0] + (q[0] - p[0]) * share,
		p[1] + (q[1] - p[1]) * share,
	]
	const raised = (point: Point2, height: number): Point3 => [point[0], point[1], height]
	const inside: Point3 = [inner[0][0] - outer[0][0], inner[0][1] - outer[0][1], 0]
	const outside: Point3 = [-inside[0], -inside[1], 0]
	stations.slice(1).forEach((to, i) => {
		const from = stations[i] ?? 0
		const [p, q, P, Q] = [at(inner, from), at(inner, to), at(outer, from), at(outer, to)]
		const [pTop, qTop] = [top(p), top(q)]
		pushQuad(
			finishes.plaster,
			[raised(p, 0), raised(q, 0), raised(q, qTop), raised(p, pTop)],
			inside,
		)
		pushQuad(finishes.cut, [raised(P, 0), raised(Q, 0), raised(Q, qTop), raised(P, pTop)], outside)
		pushQuad(
			finishes.cut,
			[raised(p, pTop), raised(q, qTop), raised(Q, qTop), raised(P, pTop)],
			[0, 0, 1],
		)
	})
}

function pushEnd(
	finishes: Finishes,
	height: number,
	[inner, outer]: [Point2, Point2],
	towards: Point3,
) {
	pushQuad(
		finishes.cut,
		[
			[inner[0], inner[1], 0],
			[outer[0], outer[1], 0],
			[outer[0], outer[1], height],
			[inner[0], inner[1], height],
		],
		towards,
	)
}

function away(from: Point2, to: Point2): Point3 {
	return [from[0] - to[0], from[1] - to[1], 0]
}

export function pushWalls(finishesOf: FinishesOf, room: Room, plan: RoomPlan): void {
	const { line } = plan
	const outer = offsetLine(line, wallThickness)
	const ceiling: Top = ([x, y]) => ceilingAt(room, x, y)
	line.slice(1).forEach((point, i) => {
		const [before, outerBefore, outerPoint] = [line[i], outer[i], outer[i + 1]]
		if (!before || !outerBefore || !outerPoint) return
		const finishes = finishesOf(i)
		const stub = plan.stubs.has(i)
		const top: Top = stub ? () => stubHeight : ceiling
		const stations = stub ? [0, 1] : stationsOf(room, before, point)
		pushWall(finishes, { inner: [before, point], outer: [outerBefore, outerPoint], top, stations })
		// both ends: inside the model the next wall covers them, unless it is a stub
		pushEnd(finishes, top(before), [before, outerBefore], away(before, point))
		pushEnd(finishes, top(point), [point, outerPoint], away(point, before))
	})
}

/** As thick as a wall, its ends cut plumb. */
function ceilingTop(line: readonly Point2[]): Point2[] {
	const plumb = ([ax, az]: Point2, [bx, bz]: Point2): Point2 => {
		const thickness = (wallThickness * Math.hypot(bx - ax, bz - az)) / Math.abs(bx - ax)
		return [ax, az + thickness]
	}
	return offsetLine(line, -wallThickness).map((point, i) => {
		const [here, inner] = [line[i], i === 0 ? line[1] : line.at(-2)]
		const isEnd = i === 0 || i === line.length - 1
		return isEnd && here && inner ? plumb(here, inner) : point
	})
}

function ceilingEnds({ line, slab, cut }: RoomPlan): { x: Point2; y: Point2 } {
	const xs = line.map(([x]) => x)
	return {
		x: [Math.min(...xs) - wallThickness, Math.max(...xs) + wallThickness],
		y: [slab.y[0], cut],
	}
}

/** From left to right, or from the back; none where the ceiling is left out. */
export function ceilingPieces(room: Room, plan: RoomPlan): number {
	const profile = ceilingProfile(room, ceilingEnds(plan))
	return profile ? profile.line.length - 1 : 0
}

/** A flat ceiling is left out, so that light falls in. */
export function pushCeiling(finishesOf: FinishesOf, room: Room, plan: RoomPlan): void {
	const ends = ceilingEnds(plan)
	const profile = ceilingProfile(room, ends)
	if (!profile) return
	const across = profile.axis === 'x' ? ends.y : ends.x
	const top = ceilingTop(profile.line)
	const point = ([at, z]: Point2, side: number): Point3 =>
		profile.axis === 'x' ? [at, side, z] : [side, at, z]
	profile.line.slice(1).forEach((to, i) => {
		const [from, topFrom, topTo] = [profile.line[i], top[i], top[i + 1]]
		if (!from || !topFrom || !topTo) return
		const [back, front] = across
		const finishes = finishesOf(i)
		pushQuad(
			finishes.plaster,
			[point(from, back), point(to, back), point(to, front), point(from, front)],
			[0, 0, -1],
		)
		pushQuad(
			finishes.cut,
			[point(topFrom, back), point(topTo, back), point(topTo, front), point(topFrom, front)],
			[0, 0, 1],
		)
		for (const side of across) {
			const towards: Point3 =
				profile.axis === 'x' ? [0, side - back || -1, 0] : [side - back || -1, 0, 0]
			pushQuad(
				finishes.cut,
				[point(from, side), point(to, side), point(topTo, side), point(topFrom, side)],
				towards,
			)
		}
	})
	for (const end of [0, profile.line.length - 1]) {
		const [low, high] = [profile.line[end], top[end]]
		if (!low || !high) continue
		const finishes = finishesOf(Math.min(end, profile.line.length - 2))
		const sign = end === 0 ? -1 : 1
		const towards: Point3 = profile.axis === 'x' ? [sign, 0, 0] : [0, sign, 0]
		const [back, front] = across
		pushQuad(
			finishes.cut,
			[point(low, back), point(low, front), point(high, front), point(high, back)],
			towards,
		)
	}
}

const stripThickness = 60

/** Plaster below, cut at its sides. */
export function pushCeilingStrip(
	finishes: Finishes,
	{ height }: Pick<Room, 'height'>,
	{ x, y }: NonNullable<RoomPlan['ceiling']>,
): void {
	const under = height - 1
	pushBox(finishes.cut, [x[0], y[0], height], [x[1], y[1], height + stripThickness])
	pushQuad(
		finishes.plaster,
		[
			[x[0], y[0], under],
			[x[1], y[0], under],
			[x[1], y[1], under],
			[x[0], y[1], under],
		],
		[0, 0, -1],
	)
}
