import type { Point2 } from '@gabarit/engine'
import { figureSheet, straightLanes } from '../board/figure-sheet.ts'
import { fractionOf } from '../board/grain-offset.ts'
import { slabThickness } from './room-plan.ts'
import type { RoomPlan } from './shown-room.ts'
import { pushQuad, type Surface } from './surface.ts'

const plankWidth = 178
const plankJoint = 2
const plankLength = 1900
const plankTint = 0.07

export function pushPlanks(surface: Surface, x: Point2, y: Point2): void {
	const count = Math.ceil((x[1] - x[0]) / plankWidth)
	for (let i = 0; i < count; i++) {
		const left = x[0] + i * plankWidth
		const right = Math.min(x[1], left + plankWidth - plankJoint)
		let from = y[0] - fractionOf(`start ${i}`) * plankLength
		for (let piece = 0; from < y[1]; piece++, from += plankLength) {
			const start = Math.max(y[0], from)
			const end = Math.min(y[1], from + plankLength - plankJoint)
			if (end <= start) continue
			const key = `plank ${i} ${piece}`
			const lane = straightLanes[(i + piece) % straightLanes.length] ?? { from: 0, to: plankWidth }
			const u = lane.from + fractionOf(`${key} across`) * (lane.to - lane.from - plankWidth)
			const v = fractionOf(`${key} along`) * (figureSheet.along - plankLength)
			const uv = (px: number, py: number): [number, number] => [
				(u + px - left) / figureSheet.across,
				(v + py - start) / figureSheet.along,
			]
			pushQuad(
				surface,
				[
					[left, start, 0],
					[right, start, 0],
					[right, end, 0],
					[left, end, 0],
				],
				[0, 0, 1],
				{
					uvs: [uv(left, start), uv(right, start), uv(right, end), uv(left, end)],
					tint: 1 - plankTint * fractionOf(key),
				},
			)
		}
	}
}

export function pushSlab(
	finishes: { planks: Surface; cut: Surface; joint: Surface },
	{ slab }: RoomPlan,
) {
	const { x, y } = slab
	pushPlanks(finishes.planks, x, y)
	pushQuad(
		finishes.joint,
		[
			[x[0], y[0], -1],
			[x[1], y[0], -1],
			[x[1], y[1], -1],
			[x[0], y[1], -1],
		],
		[0, 0, 1],
	)
	const low = -slabThickness
	for (const [at, sign] of [
		[y[0], -1],
		[y[1], 1],
	] as const) {
		pushQuad(
			finishes.cut,
			[
				[x[0], at, low],
				[x[1], at, low],
				[x[1], at, 0],
				[x[0], at, 0],
			],
			[0, sign, 0],
		)
	}
	for (const [at, sign] of [
		[x[0], -1],
		[x[1], 1],
	] as const) {
		pushQuad(
			finishes.cut,
			[
				[at, y[0], low],
				[at, y[1], low],
				[at, y[1], 0],
				[at, y[0], 0],
			],
			[sign, 0, 0],
		)
	}
}
