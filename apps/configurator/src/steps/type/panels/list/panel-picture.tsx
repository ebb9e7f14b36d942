import type { Board, Color } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { type Drawn, onScreen, pathOf, wallSilhouette } from './board-shape.ts'
import styles from './panel-picture.module.css'

type Look = { color: Color | undefined }

/** Decorative, as the words beside it say the same: panels where they hang, each at its place on the wall. */
export function WallPicture({ boards, color }: Look & { boards: readonly Board[] }): ReactNode {
	const { width, height, path } = wallSilhouette(boards)
	return (
		<Sheet width={width} height={height} color={color}>
			<path className={styles.face} d={path} />
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
