// Inset leaves between the boards of a cell, in the axes of the face that opens (domain 24.2).
import { GAP } from '../../constants.ts'
import type { GridCell } from '../../furniture/grid.ts'
import type { HingedPlan } from '../../run/front/opening-sides.ts'
import type { SeparatorDesign } from './defaults.ts'
import { faceOf, leftOf } from './grid.ts'
import { INSET } from './limits.ts'

export function leafPlansOf(cell: GridCell, design: SeparatorDesign): HingedPlan[] {
	const face = faceOf(cell.fill)
	const x = leftOf(cell, face, design) + INSET.gap
	const inside = cell.width - 2 * INSET.gap
	if (cell.width > INSET.oneLeafUpTo) {
		const width = (inside - GAP) / 2
		return [
			leafPlan(cell, { x, width, openingSide: 'Left' }),
			leafPlan(cell, { x: x + width + GAP, width, openingSide: 'Right' }),
		]
	}
	// Its hinges are away from the nearer end; in the middle, on the right.
	const isLeftHalf = x + inside / 2 <= design.length / 2
	return [leafPlan(cell, { x, width: inside, openingSide: isLeftHalf ? 'Right' : 'Left' })]
}

type LeafPlace = Pick<HingedPlan, 'x' | 'width'> & { openingSide: 'Left' | 'Right' }

function leafPlan(cell: GridCell, { x, width, openingSide }: LeafPlace): HingedPlan {
	const height = cell.height - 2 * INSET.gap
	const isPair = cell.width > INSET.oneLeafUpTo
	return {
		module: cell.column,
		bays: [cell.row],
		kind: 'Leaf',
		drawer: null,
		x,
		z: cell.z + INSET.gap,
		width,
		height,
		alone: !isPair,
		pair: isPair ? openingSide : null,
		top: [
			[0, height],
			[width, height],
		],
		highSide: null,
		cornerSide: null,
		openingSide,
	}
}
