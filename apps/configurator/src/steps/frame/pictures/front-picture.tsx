// Furniture from the front, drawn from its boards and what carries it; decorative, as its name stands below.
import {
	type Catalogue,
	colorsOf,
	type Furniture,
	type Point2,
	type Point3,
	pointOn,
	type Room,
	type StandingScreen,
} from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import styles from './front-picture.module.css'

/** `near`: how far it stands towards the viewer, mm. */
type Face = { key: string; outline: Point2[]; near: number }
type Look = Face & { hex: string | undefined }

/** `shown`, mm: of the largest of a kind, so that all are drawn to one scale; absent: its own size; `open`: the ends without a wall. */
type Props = {
	furniture: Furniture
	open: Room['open']
	shown?: { width: number; height: number }
	screen?: StandingScreen | undefined
	/** Behind the furniture, in mm from its left end and upwards. */
	children?: ReactNode
}

/** In the colours of the design's catalogue. */
export function FrontPicture(props: Props): ReactNode {
	const { catalogue } = useDesign()
	return <FrontDrawing {...props} catalogue={catalogue} />
}

export function FrontDrawing(props: Props & { catalogue: Catalogue }): ReactNode {
	const { furniture, open, shown, screen, children, catalogue } = props
	const colors = colorsOf(catalogue)
	const looks: Look[] = [
		...furniture.boards.map((board) => ({
			...faceOf(board.id, cornersOf(board)),
			hex: colors.get(board.material)?.hex,
		})),
		...framesOf(furniture),
		...(screen ? [{ ...faceOf('screen', facing(screen.from, screen.to)), hex: undefined }] : []),
	].toSorted((a, b) => a.near - b.near)
	const xs = looks.flatMap(({ outline }) => outline.map(([x]) => x))
	const [left, right] = [Math.min(...xs), Math.max(...xs)]
	const top = Math.max(...looks.flatMap(({ outline }) => outline.map(([, z]) => z)))
	const { width, height } = shown ?? { width: 0, height: top }
	const across = Math.max(width, right - left)
	const from = (left + right - across) / 2
	return (
		<svg
			className={styles.picture}
			viewBox={`${from} ${-height} ${across} ${height}`}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.floor} d={`M${from} 0h${across}`} />
			{!open.left && <path className={styles.wall} d={upright(left, height)} />}
			{!open.right && <path className={styles.wall} d={upright(right, height)} />}
			{children}
			{looks.map(({ key, outline, hex }) => (
				<path
					key={key}
					className={hex === undefined ? styles.frame : styles.board}
					style={{ '--board': hex } as CSSProperties}
					d={`M${outline.map(([x, z]) => `${x} ${-z}`).join('L')}Z`}
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
	return {
		key,
		outline: around(corners.map(([x, , z]): Point2 => [x, z])),
		near: Math.max(...corners.map(([, y]) => y)),
	}
}

const bought: readonly string[] = ['steel-frame', 'leg']

/** Steel frames and legs are bought: only their room is known. */
function framesOf({ fittings }: Furniture): Look[] {
	return fittings.flatMap(({ id, item, pose, box }) => {
		if (!bought.includes(item.family) || !pose || !box) return []
		const [from, to] = [box.from, box.to].map(([a, b, c]): Point3 => {
			const along = (axis: 0 | 1 | 2) =>
				pose.origin[axis] + a * pose.u[axis] + b * pose.v[axis] + c * pose.n[axis]
			return [along(0), along(1), along(2)]
		})
		return from && to ? [{ ...faceOf(id, facing(from, to)), hex: undefined }] : []
	})
}

/** The four corners of a box as they are seen from the front. */
function facing(from: Point3, to: Point3): Point3[] {
	const near = Math.max(from[1], to[1])
	return [from[0], to[0]].flatMap((x) => [from[2], to[2]].map((z): Point3 => [x, near, z]))
}

/** The convex outline of some points. */
function around(points: readonly Point2[]): Point2[] {
	const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
	const half = (line: readonly Point2[]) => {
		const kept: Point2[] = []
		for (const point of line) {
			while (kept.length > 1 && !turnsLeft(kept.at(-2), kept.at(-1), point)) kept.pop()
			kept.push(point)
		}
		return kept.slice(0, -1)
	}
	return [...half(sorted), ...half(sorted.toReversed())]
}

function turnsLeft(a: Point2 | undefined, b: Point2 | undefined, c: Point2): boolean {
	if (!a || !b) return true
	return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
}
