// What fronts are bought with: hinges and their plates, handles or push to open, brackets of fixed panels (domain 6).
import type { Board, Point2, Point3 } from '../../furniture/board.ts'
import { type FittingBuilder, type Item, poseOn } from '../../furniture/fitting.ts'
import { heightAt } from '../layout/module-shape.ts'

/** A cup's centre from the hinged edge: half a cup of 35, and 5 beside it. */
const CUP_FROM_EDGE = 22.5
/** Brackets of a fixed panel from its edges. */
const BRACKET_FROM_EDGE = 50

const bracket: Item = { family: 'panel-bracket' }

/** `side` in local x, where the upright of their plates stands; `pushed`: the leaf opens by a push. */
type HingeCase = {
	cups: readonly number[]
	side: 'Left' | 'Right'
	upright: Board
	pushed: boolean
}

/** Hinges at `cups`, heights on the leaf. */
export function addHinges(
	leaf: Board,
	{ cups, side, upright, pushed }: HingeCase,
	{ add }: FittingBuilder,
): void {
	// A leaf covers half of a partition, all of a side; where a push opens it no spring holds it closed.
	const crank = upright.part === 'Partition' ? 'k95' : 'k0'
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

/** Handles on the outer face; `places` in the world. */
export function addHandles(
	front: Board,
	item: Item,
	places: readonly Point3[],
	{ add }: FittingBuilder,
): void {
	const { u, v, n } = front.pose
	for (const origin of places) {
		add(item, { group: front.group, boards: [front.id], pose: { origin, u, v, n } })
	}
}

/** Four brackets behind a fixed panel, near its corners. */
export function addPanelBrackets(panel: Board, { add }: FittingBuilder): void {
	const { outline, group, id } = panel
	const upper = outline.slice(1, -1).map(([a, b]): Point2 => [b, a])
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
