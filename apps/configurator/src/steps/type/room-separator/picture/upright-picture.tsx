// The end of an upright and the shelves on it, at one scale. Decorative: the card says how thick it is.
import type { Color } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import styles from './separator-picture.module.css'

/** mm that are shown. */
const [wide, high] = [180, 150]
const shelves = [34, 98] as const

export function UprightPicture(props: {
	thickness: number
	shelf: number
	color: Color | undefined
}): ReactNode {
	const { thickness, shelf, color } = props
	return (
		<svg
			className={styles.picture}
			style={{ '--board': color?.hex } as CSSProperties}
			viewBox={`0 0 ${wide} ${high}`}
			focusable="false"
		>
			{shelves.map((y) => (
				<rect key={y} className={styles.edge} x={0} y={y} width={wide} height={shelf} />
			))}
			<rect
				className={styles.frame}
				x={(wide - thickness) / 2}
				y={0}
				width={thickness}
				height={high}
			/>
		</svg>
	)
}
