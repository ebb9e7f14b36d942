import type { Board, Color } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { type Drawn, onScreen, pathOf } from './board-shape.ts'
import styles from './panel-picture.module.css'

type Look = { color: Color | undefined }

/** Decorative: the words beside it say the same. */
export function PanelPicture({ board, color }: Look & { board: Drawn }): ReactNode {
	return (
		<Sheet width={board.length} height={board.width} color={color}>
			<BoardShape board={board} />
		</Sheet>
	)
}

/** Panels where they hang: each at its place on the wall. */
export function WallPicture({ boards, color }: Look & { boards: readonly Board[] }): ReactNode {
	const places = boards.map(({ pose, length, width }) => ({
		x: pose.origin[0],
		z: pose.origin[2],
		length,
		width,
	}))
	const left = Math.min(...places.map(({ x }) => x))
	const [width, height] = [
		Math.max(...places.map((place) => place.x + place.width)) - left,
		Math.max(...places.map((place) => place.z + place.length)),
	]
	return (
		<Sheet width={width} height={height} color={color}>
			{places.map(({ x, z, ...size }) => (
				<rect
					key={`${x} ${z}`}
					className={styles.face}
					x={x - left}
					y={height - z - size.length}
					width={size.width}
					height={size.length}
				/>
			))}
		</Sheet>
	)
}

/** Pieces one below another; long ones stand side by side. */
export function PiecesPicture({ boards, color }: Look & { boards: readonly Board[] }): ReactNode {
	const upright = boards.some(({ length }) => length > longest)
	const size = (board: Board) => (upright ? board.length : board.width)
	const across = (board: Board) => (upright ? board.width : board.length)
	const width = upright
		? boards.reduce((sum, board) => sum + across(board) + gap, -gap)
		: Math.max(...boards.map(across))
	const height = upright
		? Math.max(...boards.map(size))
		: boards.reduce((sum, board) => sum + size(board) + gap, -gap)
	return (
		<Sheet width={width} height={height} color={color}>
			{boards.map((board, i) => {
				const steps = boards.slice(0, i).map((before) => (upright ? across : size)(before) + gap)
				const from = steps.reduce((sum, step) => sum + step, 0)
				const place = upright
					? `translate(${from} ${height}) rotate(-90)`
					: `translate(${(width - board.length) / 2} ${from})`
				return (
					<g key={board.id} transform={place}>
						<BoardShape board={board} />
					</g>
				)
			})}
		</Sheet>
	)
}

/** mm: a piece longer than this is shown standing; `gap`: between two pieces. */
const longest = 2000
const gap = 90

function BoardShape({ board }: { board: Drawn }): ReactNode {
	return (
		<>
			<path className={styles.face} d={pathOf(board)} />
			<Bores board={board} />
		</>
	)
}

export function Bores({ board }: { board: Drawn }): ReactNode {
	return (board.bores ?? []).map(({ at, diameter }) => {
		const [x, y] = onScreen(board, at)
		return (
			<circle
				key={`${x} ${y} ${diameter}`}
				className={styles.bore}
				cx={x}
				cy={y}
				r={diameter / 2}
			/>
		)
	})
}

function Sheet(props: Look & { width: number; height: number; children: ReactNode }): ReactNode {
	const { width, height, color, children } = props
	const style = { '--board': color?.hex } as CSSProperties
	return (
		<svg
			className={styles.sheet}
			style={style}
			viewBox={`0 0 ${width} ${height}`}
			aria-hidden="true"
			focusable="false"
		>
			{children}
		</svg>
	)
}
