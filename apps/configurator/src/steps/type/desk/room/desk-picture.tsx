// A desk from the front, drawn from its boards and its frames; decorative, as its name stands below.
import { colorsOf, type Furniture, type Point3, pointOn, type Room } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useDesign } from '../../../../session/design-context.tsx'
import styles from './desk-picture.module.css'

/** `near`: how far it stands towards the viewer, mm. */
type Face = { key: string; x: number; z: number; width: number; height: number; near: number }
type Look = Face & { hex: string | undefined }

/** mm: the largest desk and the height of a standing one, so that all are drawn to one scale. */
const shown = { width: 2400, height: 1100 } as const

export function DeskPicture(props: { furniture: Furniture; open: Room['open'] }): ReactNode {
	const { furniture, open } = props
	const { catalogue } = useDesign()
	const colors = colorsOf(catalogue)
	const looks: Look[] = [
		...furniture.boards.map((board) => ({
			...faceOf(board.id, cornersOf(board)),
			hex: colors.get(board.material)?.hex,
		})),
		...framesOf(furniture),
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
			{!open.left && <path className={styles.wall} d={upright(left)} />}
			{!open.right && <path className={styles.wall} d={upright(right)} />}
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

function upright(x: number): string {
	return `M${x} 0V${-shown.height}`
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

/** Steel frames are bought: only their room is known. */
function framesOf({ fittings }: Furniture): Look[] {
	return fittings.flatMap(({ id, item, pose, box }) => {
		if (item.family !== 'steel-frame' || !pose || !box) return []
		const corners = [box.from, box.to].map(([a, b, c]): Point3 => {
			const along = (axis: 0 | 1 | 2) =>
				pose.origin[axis] + a * pose.u[axis] + b * pose.v[axis] + c * pose.n[axis]
			return [along(0), along(1), along(2)]
		})
		return [{ ...faceOf(id, corners), hex: undefined }]
	})
}
