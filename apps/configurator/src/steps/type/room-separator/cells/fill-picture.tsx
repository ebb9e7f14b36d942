// A cell aslant from above its front, so that both of its faces are seen. Decorative: the card says the same.
import type { CellFill, Color } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import styles from './fill-picture.module.css'

/** On a sheet of 84 by 64: the front square, and the rear one 18 to the right and 12 higher. */
const [left, right, top, bottom] = [14, 54, 20, 58]
const [back, rise] = [18, 12]

const frontSquare = `M${left} ${top}H${right}V${bottom}H${left}Z`
const rearSquare = squareAt(1)
const edges = [
	[left, top],
	[right, top],
	[right, bottom],
	[left, bottom],
]
	.map(([x = 0, y = 0]) => `M${x} ${y}l${back} ${-rise}`)
	.join('')

function squareAt(depth: number): string {
	const [x, y] = [back * depth, -rise * depth]
	return `M${left + x} ${top + y}H${right + x}V${bottom + y}H${left + x}Z`
}

/** Boards in the order in which they are drawn: those behind first. */
const boards: Record<CellFill, readonly string[]> = {
	Open: [],
	Closed: [squareAt(0.5)],
	DoorFront: [rearSquare, `M${left} ${top}l-11 7v38l11 -7Z`],
	DoorRear: [`M${right + back} ${top - rise}l11 -7v38l-11 7Z`, frontSquare],
}

export function FillPicture(props: { fill: CellFill; color: Color | undefined }): ReactNode {
	const { fill, color } = props
	const behind = fill === 'DoorRear' ? [] : boards[fill].slice(0, 1)
	const before = boards[fill].filter((board) => !behind.includes(board))
	return (
		<svg
			className={styles.picture}
			style={{ '--board': color?.hex } as CSSProperties}
			viewBox="0 0 84 64"
			focusable="false"
		>
			<path className={styles.far} d={rearSquare} />
			{behind.map((board) => (
				<path key={board} className={styles.board} d={board} />
			))}
			<path className={styles.far} d={edges} />
			{before.map((board) => (
				<path key={board} className={styles.board} d={board} />
			))}
			<path className={styles.near} d={frontSquare} />
		</svg>
	)
}
