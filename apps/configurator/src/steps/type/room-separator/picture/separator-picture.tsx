// A separator from its front, as small as a card needs it; the words beside it say the same.
import type { Color, Furniture } from '@gabarit/engine'
import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './separator-picture.module.css'

type Props = {
	furniture: Furniture
	color: Color | undefined
	/** What holds it up, drawn around it. */
	fix?: 'Ceiling' | 'Wall' | 'Free'
}

/** mm beside it, and of floor, wall and ceiling. */
const beyond = 160
const ceilingGap = 20

export function SeparatorPicture({ furniture, color, fix }: Props): ReactNode {
	const { grid } = furniture
	const [first] = grid?.cells ?? []
	const last = grid?.cells.at(-1)
	if (grid === undefined || first === undefined || last === undefined) return null
	const board = first.x
	const width = last.x + last.width + board
	const height = last.z + last.height + board
	const up = height + (fix === undefined ? 0 : beyond)
	const beside = fix === undefined ? 0 : beyond
	return (
		<svg
			className={styles.picture}
			style={{ '--board': color?.hex } as CSSProperties}
			viewBox={`${-beside} ${-up} ${width + 2 * beside} ${up + beside / 2}`}
			aria-hidden="true"
			focusable="false"
		>
			<rect
				className={styles.frame}
				x={0}
				y={-height}
				width={width}
				height={height - first.z + board}
			/>
			{grid.cells.map(({ column, row, fill, x, z, width: wide, height: high }) => (
				<rect
					key={`${column} ${row}`}
					className={clsx(styles.cell, styles[fill])}
					x={x}
					y={-z - high}
					width={wide}
					height={high}
				/>
			))}
			{fix !== undefined && <path className={styles.room} d={roomLines(fix, { width, height })} />}
		</svg>
	)
}

function roomLines(
	fix: NonNullable<Props['fix']>,
	{ width, height }: { width: number; height: number },
): string {
	const floor = `M${-beyond} 0H${width + beyond}`
	if (fix === 'Ceiling') {
		const ceiling = -height - ceilingGap
		return `${floor}M${-beyond} ${ceiling}H${width + beyond}`
	}
	return fix === 'Wall' ? `${floor}M0 0V${-height - beyond}` : floor
}
