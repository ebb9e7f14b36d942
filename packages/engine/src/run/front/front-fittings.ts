import { floorMm } from '../../constants.ts'
import type { Board, Point2, Point3 } from '../../furniture/board.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/hardware/fitting.ts'
import type { Part } from '../../furniture/part.ts'
import { heightAt } from '../layout/module-shape.ts'

/** Half a cup of 35, and 5 beside it. */
const CUP_FROM_EDGE = 22.5
const BRACKET_FROM_EDGE = 50

const bracket: Item = { family: 'panel-bracket' }

/** `side` in local x, where the upright of the plates stands; `pushed`: opened by a push. */
type HingeMount = {
	cups: readonly number[]
	side: 'Left' | 'Right'
	upright: Board
	pushed: boolean
}

/** A leaf covers all of a side and half of a partition, and stands between the uprights of a grid. */
const cranks: Partial<Record<Part, 'k95' | 'k16'>> = { Partition: 'k95', Upright: 'k16' }

export function addHinges(
	leaf: Board,
	{ cups, side, upright, pushed }: HingeMount,
	{ add }: FittingBuilder,
): void {
	// With push to open no spring may hold it closed.
	const crank = cranks[upright.part] ?? 'k0'
	const hinge: Item = { family: 'hinge', size: `110-${crank}${pushed ? '-push' : ''}` }
	const across = side === 'Left' ? CUP_FROM_EDGE : leaf.width - CUP_FROM_EDGE
	for (const cup of cups) {
		add(hinge, {
			group: leaf.group,
			boards: [leaf.id, upright.id],
			pose: poseOn(leaf, [cup, across], { face: 'B', along: 'width' }),
		})
	}
}

const flapHinge: Item = { family: 'flap-hinge' }
const flapStay: Item = { family: 'flap-stay' }
/** mm: hinges from the ends of a flap and from its lower edge; a flap this long has three. */
const FLAP_HINGE = { fromEnd: 100, up: 22.5, thirdFrom: 800 } as const
/** mm from the upper edge and from the end of a flap. */
const FLAP_STAY = 60

/** A flap turns about its lower edge; a pair of stays holds it level from both sides. */
export function addFlapFittings(
	flap: Board,
	{ left, right, bottom }: { left: Board; right: Board; bottom: Board },
	{ add }: FittingBuilder,
): void {
	const { group, id, length, width } = flap
	const aside = Math.min(FLAP_HINGE.fromEnd, length / 4)
	const middle = length >= FLAP_HINGE.thirdFrom ? [length / 2] : []
	for (const along of [aside, ...middle, length - aside]) {
		const pose = poseOn(flap, [along, FLAP_HINGE.up], { face: 'B' })
		add(flapHinge, { group, boards: [id, bottom.id], pose })
	}
	const pose = poseOn(flap, [FLAP_STAY, width - FLAP_STAY], { face: 'B' })
	add(flapStay, { group, boards: [id, left.id, right.id], pose })
}

const STIFFENER_FROM_EDGE = 100
const STIFFENER_SHORTER = 100

export function addStiffeners(
	leaf: Board,
	{ count, side }: { count: 0 | 1 | 2; side: 'Left' | 'Right' },
	{ add }: FittingBuilder,
): void {
	const { group, id, width } = leaf
	const [left, right] = [STIFFENER_FROM_EDGE, width - STIFFENER_FROM_EDGE]
	const [free, hinged] = side === 'Left' ? [right, left] : [left, right]
	for (const across of [free, hinged].slice(0, count)) {
		const size = floorMm(heightAt(upperEdge(leaf), across)) - STIFFENER_SHORTER
		const pose = poseOn(leaf, [STIFFENER_SHORTER / 2, across], { face: 'B' })
		add({ family: 'stiffener', size }, { group, boards: [id], pose })
	}
}

export function addStrips(leaf: Board, heights: readonly number[], { add }: FittingBuilder): void {
	const { group, id, width } = leaf
	for (const height of heights) {
		const pose = poseOn(leaf, [height, 0], { face: 'A', along: 'width' })
		add({ family: 'strip', size: width }, { group, boards: [id], pose })
	}
}

const BATTEN_FROM_EDGE = 100

export function addPanelBattens(panel: Board, { add }: FittingBuilder): void {
	const { group, id, width } = panel
	const lowEdge = Math.min(...upperEdge(panel).map(([, height]) => height))
	const inside = Math.min(BATTEN_FROM_EDGE, lowEdge / 4)
	for (const height of [inside, lowEdge - inside]) {
		const pose = poseOn(panel, [height, 0], { face: 'B', along: 'width' })
		add({ family: 'panel-batten', size: width }, { group, boards: [id], pose })
	}
}

/** In local x and z. A panel that a ceiling ends in a point has that corner on its upper edge too. */
export function upperEdge({ outline }: Pick<Board, 'outline'>): Point2[] {
	const isPoint = (one?: Point2, other?: Point2) => one?.[1] !== other?.[1]
	const from = isPoint(outline[0], outline[1]) ? 0 : 1
	const to = isPoint(outline.at(-1), outline.at(-2)) ? outline.length : outline.length - 1
	return outline.slice(from, to).map(([a, b]): Point2 => [b, a])
}

/** `lies`: across a front that stands. */
export function addHandles(
	front: Board,
	item: Item,
	{ places, lies }: { places: readonly Point3[]; lies: boolean },
	{ add }: FittingBuilder,
): void {
	const { u, v, n } = front.pose
	const along = lies ? { u: v, v: u, n } : { u, v, n }
	for (const origin of places) {
		add(item, { group: front.group, boards: [front.id], pose: { origin, ...along } })
	}
}

export function addPanelBrackets(panel: Board, { add }: FittingBuilder): void {
	const { group, id } = panel
	const upper = upperEdge(panel)
	const width = upper.at(-1)?.[0] ?? 0
	const aside = Math.min(BRACKET_FROM_EDGE, width / 4)
	for (const across of [aside, width - aside]) {
		const top = heightAt(upper, across)
		const inside = Math.min(BRACKET_FROM_EDGE, top / 4)
		for (const up of [inside, top - inside]) {
			add(bracket, { group, boards: [id], pose: poseOn(panel, [up, across], { face: 'B' }) })
		}
	}
}
