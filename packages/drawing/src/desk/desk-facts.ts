// What a drawing reads of a desk: its top, what carries it, the room between.
import {
	type Board,
	type Family,
	type Fitting,
	type Furniture,
	type Point2,
	type Point3,
} from '@gabarit/engine'
import { elevationBox } from '../facing.ts'

/** mm along the desk. */
export type Stretch = { from: number; to: number }
/** Room of a bought part, mm in the room. */
type BoughtBox = { family: Family; from: Point3; to: Point3 }

export type DeskFacts = {
	worktop: Board
	/** Ends of the top. */
	top: Stretch
	/** From the wall to its front edge. */
	depth: number
	/** Of its lower and its upper face. */
	underside: number
	height: number
	/** From left to right. */
	supports: Stretch[]
	spans: Stretch[]
	/** Where one sits: the widest span. */
	knee: Stretch
	modesties: Board[]
	boxes: BoughtBox[]
}

/** Null where the furniture is no desk. */
export function deskFactsOf(furniture: Furniture): DeskFacts | null {
	const { boards } = furniture
	const worktop = boards.find(({ part }) => part === 'Worktop')
	if (!worktop) return null
	const boxes = boxesOf(furniture.fittings)
	const supports = supportsOf(furniture, boxes)
	const spans = supports
		.slice(1)
		.map(({ from }, i) => ({ from: supports[i]?.to ?? from, to: from }))
	const [x, y, underside] = worktop.pose.origin
	return {
		worktop,
		top: { from: x, to: x + worktop.length },
		depth: y + worktop.width,
		underside,
		height: underside + worktop.thickness,
		supports,
		spans,
		knee: spans.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? { from: x, to: x },
		modesties: boards.filter(({ part }) => part === 'Modesty'),
		boxes,
	}
}

export function lengthOf({ from, to }: Stretch): number {
	return to - from
}

function supportsOf({ boards, runs }: Furniture, boxes: readonly BoughtBox[]): Stretch[] {
	const legs = boards
		.filter(({ part }) => part === 'Support' || part === 'Batten')
		.map((board) => {
			const { x, width } = elevationBox([board])
			return { from: x, to: x + width }
		})
	const pedestals = runs
		.flatMap(({ modules }) => modules)
		.map(({ x, width }) => ({ from: x, to: x + width }))
	const frames = boxes
		.filter(({ family }) => family === 'steel-frame')
		.map(({ from, to }) => ({ from: from[0], to: to[0] }))
	return [...legs, ...pedestals, ...frames].toSorted((a, b) => a.from - b.from)
}

function boxesOf(fittings: readonly Fitting[]): BoughtBox[] {
	return fittings.flatMap(({ item, pose, box }) => {
		if (!pose || !box) return []
		const at = ([a, b, c]: Point3, axis: 0 | 1 | 2) =>
			pose.origin[axis] + a * pose.u[axis] + b * pose.v[axis] + c * pose.n[axis]
		const span = (axis: 0 | 1 | 2): Point2 => {
			const [one, other] = [at(box.from, axis), at(box.to, axis)]
			return [Math.min(one, other), Math.max(one, other)]
		}
		const [x, y, z] = [span(0), span(1), span(2)]
		return [{ family: item.family, from: [x[0], y[0], z[0]], to: [x[1], y[1], z[1]] }]
	})
}
