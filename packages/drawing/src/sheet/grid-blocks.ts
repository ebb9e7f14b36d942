// Views of a grid on a sheet: its two faces, the plan, a section through each kind of column.
import { gridElevation } from '../grid/grid-elevation.ts'
import { type GridInput, gridFaces } from '../grid/grid-faces.ts'
import { gridCut, gridPlan } from '../grid/grid-plan.ts'
import { distinctColumns, gridSection } from '../grid/grid-section.ts'
import { type Block, blockOf, titled } from './block.ts'

/** Room on the left of views, mm. */
const LEFT = 20

export function faceBlocks(input: GridInput, scale: number): Block[] {
	const pencil = { scale, text: 1 }
	return gridFaces.map((face) => {
		const shapes = gridElevation(input, { face, fronts: true }, pencil)
		const view = titled(input.captions.text(`views.face.${face}`), shapes, LEFT)
		return blockOf(view.shapes, { box: view.box })
	})
}

export function gridPlanBlock(input: GridInput, scale: number): Block {
	const { captions } = input
	const title = captions.text('views.plan', { height: captions.number(gridCut(input)) })
	const view = titled(title, gridPlan(input, scale), LEFT)
	return blockOf(view.shapes, { box: view.box })
}

export function columnBlocks(input: GridInput, scale: number): Block[] {
	return distinctColumns(input).map((column) => {
		const title = input.captions.text('views.column', { number: column + 1 })
		const view = titled(title, gridSection(column, input, scale), 0)
		return blockOf(view.shapes, { box: view.box })
	})
}
