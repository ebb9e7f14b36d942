import { LOW_FURNITURE } from '../constants.ts'
import type { Bay, Module, Run, TopShape } from '../furniture/run.ts'
import { type BackSlope } from '../room/back-slope.ts'
import type { Design, DesignModule } from './design.ts'
import type { ModulePlace } from './layout/module-places.ts'
import { bayFloor, baySizeIn } from './module/bay/bay-size.ts'
import { stackOf } from './module/bay/bay-stack.ts'
import { ledLength } from './module/led.ts'
import type { RunSpace } from './space/run-space.ts'
import { sweptUnder } from './tilting.ts'

export function baysOf(module: DesignModule, place: ModulePlace, design: Design): Bay[] {
	return place.bays.map((own, i) => {
		const choice = module.bays[i] ?? { template: '00' }
		const { stack, shelfThickness } = stackOf(choice, baySizeIn(place.space, own, design))
		const { x, width, height } = own
		return {
			x,
			width,
			height,
			floor: bayFloor(place.space),
			depth: place.space.usefulDepth,
			template: 'template' in choice ? choice.template : null,
			shelfThickness,
			led: choice.led ? ledLength(width) : null,
			zones: stack.zones,
		}
	})
}

/** Its heights counted from the floor, where a run counts them `lift` above it. */
export function raisedBay(bay: Bay, lift: number): Bay {
	if (lift === 0) return bay
	const zones = bay.zones.map((zone) => ({
		...zone,
		bottom: zone.bottom + lift,
		shelves: zone.shelves.map((shelf) => shelf + lift),
		rail: zone.rail === null ? null : zone.rail + lift,
	}))
	return { ...bay, floor: bay.floor + lift, zones }
}

export function runOf(
	space: RunSpace,
	places: readonly ModulePlace[],
	modules: readonly DesignModule[],
	bays: readonly Bay[][],
): Run {
	const tilt = sweptUnder(space, places)
	return {
		side: space.side,
		width: places.reduce((sum, place) => sum + place.width, 0),
		wall: space.wall - space.loss.left - space.loss.right,
		depth: space.depth,
		front: space.standoff + space.depth,
		ceiling: space.ceiling,
		assembly: tilt.measured <= tilt.limit || isLow(space) ? 'LYING' : 'STANDING',
		tilt,
		modules: places.map((place, i) => moduleOf(place, i, modules, bays[i] ?? [])),
		fillers: [],
	}
}

function isLow(space: RunSpace): boolean {
	return space.carcassHeight <= LOW_FURNITURE
}

function moduleOf(
	place: ModulePlace,
	index: number,
	modules: readonly DesignModule[],
	bays: Bay[],
): Module {
	const { space } = place
	const { shape } = place
	const [left, right] = [shape.heightLeft, shape.heightRight]
	const tallest = Math.max(left, right)
	return {
		kind: place.kind,
		blind: place.blind,
		x: place.x,
		y: space.standoff,
		width: place.width,
		depth: space.carcassDepth,
		heightLeft: space.mirrored ? right : left,
		heightRight: space.mirrored ? left : right,
		heightFront: space.back?.front ?? tallest,
		heightRear: space.back?.rear ?? tallest,
		top: space.back ? backTop(space.back) : shape.top,
		doors: modules[index]?.doors ?? true,
		bays,
		...(place.shown && { shown: place.shown }),
	}
}

function backTop({ profile }: BackSlope): TopShape {
	return profile.length > 2 ? 'PartialSlope' : 'FullSlope'
}
