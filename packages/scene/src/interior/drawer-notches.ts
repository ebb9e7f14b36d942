// A drawer without handle has a finger notch in the middle of its upper edge.
import type { Furniture, Point3 } from '@gabarit/engine'
import { type FrontFace, faceOf } from '../front/front-face.ts'
import { emptySurface, pushQuad, type Surface } from '../room/surface.ts'

export const notchColor = '#26211D'

const notch = { width: 104, height: 20, proud: 0.6 }

type DrawerNotch = {
	id: string
	face: FrontFace
	outline: [number, number][]
	proud: number
}

function drawerNotchesOf({ boards, fronts }: Pick<Furniture, 'boards' | 'fronts'>): DrawerNotch[] {
	const handled = new Set(fronts.filter(({ handle }) => handle).map(({ board }) => board))
	return boards
		.filter(
			({ part, id }) =>
				part === 'RecessedDrawerFront' || (part === 'DrawerFront' && !handled.has(id)),
		)
		.map((board) => {
			const face = faceOf(board, board)
			const middle = face.width / 2
			const half = Math.min(notch.width, face.width * 0.4) / 2
			const top = face.height
			return {
				id: board.id,
				face,
				proud: notch.proud,
				outline: [
					[middle - half, top],
					[middle - half + 14, top - notch.height],
					[middle + half - 14, top - notch.height],
					[middle + half, top],
				],
			}
		})
}

function notchPoint({ face, proud }: DrawerNotch, [right, up]: [number, number]): Point3 {
	const { origin, out } = face
	return [
		origin[0] + face.right[0] * right + out[0] * proud,
		origin[1] + face.right[1] * right + out[1] * proud,
		origin[2] + up,
	]
}

export function notchSurfaceOf(furniture: Pick<Furniture, 'boards' | 'fronts'>): Surface {
	const notches = emptySurface()
	for (const each of drawerNotchesOf(furniture)) {
		const [a, b, c, d] = each.outline.map((corner): Point3 => notchPoint(each, corner))
		if (a && b && c && d) pushQuad(notches, [a, b, c, d], each.face.out)
	}
	return notches
}
