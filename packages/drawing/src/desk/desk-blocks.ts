import type { PlanInput } from '../plan-input.ts'
import { type Block, blockOf, titled } from '../sheet/block.ts'
import { papers } from '../sheet/paper.ts'
import { deskElevationShapes } from './desk-elevation.ts'
import type { DeskFacts } from './desk-facts.ts'
import { deskPlanShapes } from './desk-plan.ts'
import { deskSectionShapes } from './desk-section.ts'

// Room on the left of views, so that those above one another line up, mm.
const LEFT_OF_WALL = 20

export function deskElevations(input: PlanInput, desk: DeskFacts, scale: number): Block[] {
	const { captions, furniture, paper } = input
	const viewOf = (key: 'views.closed' | 'views.open' | 'views.openFurniture', left: number) => {
		const look = { fronts: key === 'views.closed' }
		const shapes = deskElevationShapes(input, desk, look, { scale, text: 1 })
		return titled(captions.text(key), shapes, left)
	}
	if (furniture.fronts.length === 0) {
		const view = viewOf('views.openFurniture', LEFT_OF_WALL)
		return [blockOf(view.shapes, { box: view.box })]
	}
	const closed = viewOf('views.closed', LEFT_OF_WALL)
	const isStacked = 2 * closed.box.width > papers[paper].width
	const open = viewOf('views.open', isStacked ? LEFT_OF_WALL : 6)
	return [closed, open].map(({ shapes, box }) => blockOf(shapes, { box }))
}

export function deskPlans(input: PlanInput, desk: DeskFacts, scale: number): Block[] {
	const title = input.captions.text('views.above')
	const plan = titled(title, deskPlanShapes(input, desk, scale), LEFT_OF_WALL)
	return [blockOf(plan.shapes, { box: plan.box })]
}

export function deskSection(input: PlanInput, desk: DeskFacts, scale: number): Block {
	const title = input.captions.text('views.knee')
	const section = titled(title, deskSectionShapes(input, desk, scale), 0)
	return blockOf(section.shapes, { box: section.box })
}
