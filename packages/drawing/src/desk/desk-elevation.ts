// A desk from the front, with the room for the knees measured in it.
//   │ 28 │        1152        │ 420 │      supports and what is between them
//   │            1600               │
import type { Board, Front } from '@gabarit/engine'
import type { Box, Shape } from '../drawing.ts'
import { elevationOutline } from '../facing.ts'
import type { ViewInput } from '../plan-input.ts'
import { polygon, rectangle } from '../shapes.ts'
import { bayLabels, bayShapes, baysOf, carcassShapes } from '../views/carcass.ts'
import { type ElevationLook, isOutOfTheWay, selectionShapes } from '../views/elevation.ts'
import { frontShapes, grainOf, onPaper, type Pencil, sizeLabel } from '../views/fronts.ts'
import { obstaclesInElevation, skirtingInElevation } from '../views/plan-room.ts'
import { elevationSurround } from '../views/surround.ts'
import { deskChains, kneeChains } from './desk-chains.ts'
import type { DeskFacts } from './desk-facts.ts'

type Look = Omit<ElevationLook, 'run'>

export function deskElevationShapes(
	input: ViewInput,
	desk: DeskFacts,
	look: Look,
	pencil: Pencil,
): Shape[] {
	const { furniture, room } = input
	const [run] = furniture.runs
	const own = look.fronts ? furniture.fronts : []
	const fronts = own.filter((front) => !isOutOfTheWay(front, look))
	const opened = new Set(own.filter((front) => !fronts.includes(front)).map(({ module }) => module))
	const closed = new Set(fronts.map(({ module }) => module).filter((module) => !opened.has(module)))
	const bays = run ? baysOf(run).filter(({ moduleIndex }) => !closed.has(moduleIndex)) : []
	const isMeasured = look.dimensions !== false
	const taken: Box[] = []
	const { scale } = pencil
	return [
		...elevationSurround(
			room,
			{ side: 'Main', front: desk.depth },
			{
				scale,
				furnitureTop: desk.height,
			},
		),
		...partShapes(furniture.boards, 'Modesty', look, pencil),
		...partShapes(furniture.boards, 'Batten', look, pencil),
		...boxShapes(desk, look, pencil),
		...partShapes(furniture.boards, 'Support', look, pencil),
		...carcassShapes(pedestalBoards(furniture.boards, closed), pencil),
		...bays.flatMap((bay) => bayShapes(bay, furniture, pencil)),
		...fronts.flatMap((front) => frontWith(front, furniture.boards, input, pencil)),
		...partShapes([desk.worktop], 'Worktop', look, pencil),
		...(isMeasured && !look.fronts
			? [...skirtingInElevation(room, 'Main', scale), ...obstaclesInElevation(room, 'Main', scale)]
			: []),
		...(run ? selectionShapes(run, look, pencil) : []),
		...bays.flatMap((bay) => bayLabels(bay, input, pencil)),
		...(isMeasured
			? [...kneeChains(input, desk, pencil, taken), ...deskChains(input, desk, pencil, taken)]
			: []),
	]
}

/** Behind fronts only the sides and the plinth of a pedestal are seen. */
function pedestalBoards(boards: readonly Board[], closed: ReadonlySet<number>): Board[] {
	return boards.filter(({ module, part }) => {
		if (module === null || part === 'Leaf') return false
		return !closed.has(module) || part === 'Side' || part === 'Plinth'
	})
}

function frontWith(
	front: Front,
	boards: readonly Board[],
	input: ViewInput,
	pencil: Pencil,
): Shape[] {
	const board = boards.find(({ id }) => id === front.board)
	if (!board) return []
	const label = front.kind === 'Leaf' ? sizeLabel(board, input, pencil) : []
	return [...frontShapes(front, board, input, pencil), ...label]
}

function partShapes(
	boards: readonly Board[],
	wanted: Board['part'],
	{ fronts }: Look,
	pencil: Pencil,
): Shape[] {
	return boards
		.filter(({ part }) => part === wanted)
		.flatMap((board) => {
			const outline = onPaper(elevationOutline(board), pencil.scale)
			const grain = fronts ? grainOf(board, pencil) : []
			return [polygon(null, outline, 'paper'), ...grain, polygon('board', outline)]
		})
}

/** A frame is seen; a tray hangs behind the modesty. */
function boxShapes({ boxes, modesties }: DeskFacts, { fronts }: Look, { scale }: Pencil): Shape[] {
	return boxes.flatMap(({ family, from, to }): Shape[] => {
		const corner = [from[0] / scale, from[2] / scale] as const
		const size = [(to[0] - from[0]) / scale, (to[2] - from[2]) / scale] as const
		if (family === 'steel-frame') return [rectangle('board', corner, size, 'nickel')]
		const isHidden = modesties.length > 0
		if (isHidden && fronts) return []
		return [rectangle(isHidden ? 'hidden' : 'board', corner, size)]
	})
}
