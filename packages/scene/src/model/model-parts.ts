// The furniture alone and shut, piece by piece: no room, nothing kept in it, no lines.
import type { Board, Catalogue, Color, Furniture, Opening } from '@gabarit/engine'
import { type BufferGeometry, Matrix4, Color as ThreeColor } from 'three'
import { matrixOf, metres } from '../axes.ts'
import { boardGeometry, chamfer, figureOf } from '../board/board-geometry.ts'
import { boreColor, boreDiscsOf, unitDisc } from '../board/bore-discs.ts'
import { GeometryStore } from '../board/geometry-store.ts'
import type { GrainOffset } from '../board/grain-offset.ts'
import { faceMatrix, faceOf } from '../front/front-face.ts'
import { frontFigureOf } from '../front/front-figure.ts'
import { groovesOf } from '../front/front-relief.ts'
import { gapColor, gapPlateOf } from '../front/gap-plate.ts'
import { handlePiecesOf } from '../front/handle-pieces.ts'
import { reliefPiecesOf } from '../front/relief-pieces.ts'
import { boxMatrix } from '../interior/box-matrix.ts'
import { notchColor, notchSurfaceOf } from '../interior/drawer-notches.ts'
import { fittingLooks } from '../interior/fitting-looks.ts'
import { fittingBoxesOf } from '../interior/fittings.ts'
import { finishOf } from '../material/handle-finish.ts'
import { surfaceGeometry } from '../room/surface-geometry.ts'
import { type PlainFinish, unknownColor } from '../stage/stage-resources.ts'
import { standingPartsOf } from '../stage/standing-parts.ts'
import { unitBox } from '../stage/unit-shapes.ts'

export type ModelFinish = { kind: 'board'; color: Color } | { kind: 'plain'; look: PlainFinish }

/** `isGap`: the dark behind a gap, which ends where the furniture ends. */
export type ModelPart = {
	finish: ModelFinish
	geometry: BufferGeometry
	matrix: Matrix4
	isGap?: boolean
}

/** `sharp`: edges are not broken, which halves the corners. */
type Made = { furniture: Furniture; catalogue: Catalogue; sharp: boolean }
type Shape = Parameters<typeof boardGeometry>[0] & Pick<Board, 'material'>

/** The share of a groove's dark that covers its board. */
const grooveShare = 0.34

/** Sides of a disc that is seen from a step away. */
const discSides = 12

export function modelPartsOf({ furniture, catalogue, sharp }: Made): ModelPart[] {
	const store = new GeometryStore()
	const { fixed, fronts, still } = standingPartsOf(furniture)
	const solid: SolidMaker = (shape, matrix, own) =>
		solidPart(catalogue, { shape, matrix, own, broken: sharp ? 0 : chamfer })
	const plain = (look: PlainFinish, geometry: BufferGeometry, matrix: Matrix4): ModelPart => ({
		finish: { kind: 'plain', look },
		geometry,
		matrix,
	})
	const whole = new Matrix4()
	const notches = (of: Pick<Furniture, 'boards' | 'fronts'>) =>
		plain({ color: notchColor }, surfaceGeometry(notchSurfaceOf(of)), whole)
	const disc = unitDisc(discSides)
	return [
		...fixed.map((board) => solid(board, matrixOf(board.pose))),
		...fronts.flatMap((opening) => [
			...frontParts(opening, { catalogue, store, solid }),
			notches({ boards: [opening.board], fronts: [opening.front] }),
		]),
		...fittingBoxesOf(furniture).map((box) =>
			plain(fittingLooks[box.finish], unitBox(store), boxMatrix(box)),
		),
		notches(still),
		...boreDiscsOf(furniture).map((matrix) => plain({ color: boreColor }, disc, matrix)),
	]
}

type SolidMaker = (shape: Shape, matrix: Matrix4, own?: GrainOffset) => ModelPart
type SolidShape = {
	shape: Shape
	matrix: Matrix4
	own: GrainOffset | undefined
	broken: number
}

function solidPart(catalogue: Catalogue, { shape, matrix, own, broken }: SolidShape): ModelPart {
	const color = colorOf(catalogue, shape.material)
	const figure = figureOf(shape, color !== undefined && color.pattern !== 'Plain', own)
	const finish: ModelFinish = color
		? { kind: 'board', color }
		: { kind: 'plain', look: { color: unknownColor } }
	return { finish, geometry: boardGeometry(shape, figure, broken), matrix }
}

function colorOf({ colors }: Catalogue, wanted: string): Color | undefined {
	return colors.find(({ reference }) => reference === wanted)
}

function frontParts(
	{ front, board, carried, inner }: Opening,
	{ catalogue, store, solid }: { catalogue: Catalogue; store: GeometryStore; solid: SolidMaker },
): ModelPart[] {
	const face = faceOf(front, board)
	const onFace = faceMatrix(face)
	const handle: PlainFinish = finishOf(front.handle?.color ?? '')
	const groove: PlainFinish = { color: grooveColorOf(catalogue, board.material) }
	return [
		solid(board, matrixOf(board.pose), inner ? undefined : frontFigureOf(front, board)),
		...carried.map((each) => solid(each, matrixOf(each.pose))),
		...reliefPiecesOf(front, face, board).map(({ shape, matrix }) =>
			solid(shape, onFace.clone().multiply(matrix)),
		),
		...groovesOf(front, face).map(({ at, size }): ModelPart => {
			const place = new Matrix4().makeTranslation(at[0] * metres, at[1] * metres, at[2] * metres)
			place.multiply(new Matrix4().makeScale(size[0] * metres, size[1] * metres, size[2] * metres))
			return {
				finish: { kind: 'plain', look: groove },
				geometry: unitBox(store),
				matrix: onFace.clone().multiply(place),
			}
		}),
		...handlePiecesOf({ front, face }, catalogue, store).map(
			({ geometry, matrix }): ModelPart => ({
				finish: { kind: 'plain', look: handle },
				geometry,
				matrix: onFace.clone().multiply(matrix),
			}),
		),
		...(inner ? [] : [gapPart({ front, board })]),
	]
}

function gapPart({ front, board }: Pick<Opening, 'front' | 'board'>): ModelPart {
	const plate = gapPlateOf(front, board)
	return {
		finish: { kind: 'plain', look: { color: gapColor, roughness: 1 } },
		geometry: boardGeometry(plate, null, 0),
		matrix: matrixOf(plate.pose),
		isGap: true,
	}
}

/** Opaque: what shines through is for a stage that sorts it. */
function grooveColorOf(catalogue: Catalogue, material: string): string {
	const hex = colorOf(catalogue, material)?.hex ?? unknownColor
	return `#${new ThreeColor(hex).lerp(new ThreeColor(gapColor), grooveShare).getHexString()}`
}
