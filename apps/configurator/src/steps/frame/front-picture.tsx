// Furniture from the front, drawn from its boards and what carries it; decorative, as its name stands below.
import {
	colorsOf,
	type Furniture,
	type Point3,
	pointOn,
	type Room,
	type StandingScreen,
} from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useDesign } from '../../session/design-context.tsx'
import styles from './front-picture.module.css'

/** `near`: how far it stands towards the viewer, mm. */
type Face = { key: string; x: number; z: number; width: number; height: number; near: number }
type Look = Face & { hex: string | undefined }

/** `shown`, mm: of the largest of a kind, so that all are drawn to one scale; `open`: the ends without a wall. */
export function FrontPicture(props: {
	furniture: Furniture
	open: Room['open']
	shown: { width: number; height: number }
	screen?: StandingScreen | undefined
}): ReactNode {
	const { furniture, open, shown, screen } = props
	const { catalogue } = useDesign()
	const colors = colorsOf(catalogue)
	const looks: Look[] = [
		...furniture.boards.map((board) => ({
			...faceOf(board.id, cornersOf(board)),
			hex: colors.get(board.material)?.hex,
		})),
		...framesOf(furniture),
		...(screen ? [{ ...faceOf('screen', [screen.from, screen.to]), hex: undefined }] : []),
	].toSorted((a, b) => a.near - b.near)
	const xs = looks.flatMap(({ x, width }) => [x, x + width])
	const [left, right] = [Math.min(...xs), Math.max(...xs)]
	const across = Math.max(shown.width, right - left)
	const from = (left + right - across) / 2
	return (
		<svg
			className={styles.picture}
			viewBox={`${from} ${-shown.height} ${across} ${shown.height}`}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.floor} d={`M${from} 0h${across}`} />
			{!open.left && <path className={styles.wall} d={upright(left, shown.height)} />}
			{!open.right && <path className={styles.wall} d={upright(right, shown.height)} />}
			{looks.map(({ key, x, z, width, height, hex }) => (
				<rect
					key={key}
					className={hex === undefined ? styles.frame : styles.board}
					style={{ '--board': hex } as CSSProperties}
					x={x}
					y={-z - height}
					width={width}
					height={height}
				/>
			))}
		</svg>
	)
}

function upright(x: number, height: number): string {
	return `M${x} 0V${-height}`
}

function cornersOf(board: Furniture['boards'][number]): Point3[] {
	return board.outline.flatMap(([a, b]) =>
		[0, board.thickness].map((c) => pointOn(board, [a, b, c])),
	)
}

function faceOf(key: string, corners: readonly Point3[]): Face {
	const along = (axis: 0 | 1 | 2) => corners.map((corner) => corner[axis])
	const [x, z] = [Math.min(...along(0)), Math.min(...along(2))]
	return {
		key,
		x,
		z,
		width: Math.max(...along(0)) - x,
		height: Math.max(...along(2)) - z,
		near: Math.max(...along(1)),
	}
}

const bought: readonly string[] = ['steel-frame', 'leg']

/** Steel frames and legs are bought: only their room is known. */
function framesOf({ fittings }: Furniture): Look[] {
	return fittings.flatMap(({ id, item, pose, box }) => {
		if (!bought.includes(item.family) || !pose || !box) return []
		const corners = [box.from, box.to].map(([a, b, c]): Point3 => {
			const along = (axis: 0 | 1 | 2) =>
				pose.origin[axis] + a * pose.u[axis] + b * pose.v[axis] + c * pose.n[axis]
			return [along(0), along(1), along(2)]
		})
		return [{ ...faceOf(id, corners), hex: undefined }]
	})
}
