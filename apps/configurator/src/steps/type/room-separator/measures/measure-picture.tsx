// Which side of the furniture a field measures; the field's label says the same.
import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './measure-picture.module.css'

export type Measured = 'length' | 'height' | 'depth'

/** On a sheet of 112 by 150: the front, its depth aslant behind it, and a line along each side. */
const lines: Record<Measured, { line: string; ticks: readonly [number, number][] }> = {
	length: {
		line: 'M10 138H78',
		ticks: [
			[10, 138],
			[78, 138],
		],
	},
	height: {
		line: 'M106 14V116',
		ticks: [
			[106, 14],
			[106, 116],
		],
	},
	depth: {
		line: 'M84 134L104 124',
		ticks: [
			[84, 134],
			[104, 124],
		],
	},
}
const tick = 4

export function MeasurePicture({ measured }: { measured: Measured }): ReactNode {
	return (
		<svg className={styles.picture} viewBox="0 0 112 150" aria-hidden="true" focusable="false">
			<path
				className={styles.box}
				d="M10 24H78V126H10ZM10 24L30 14H98L78 24M98 14V116L78 126M32.7 24V126M55.3 24V126M10 49.5H78M10 75H78M10 100.5H78"
			/>
			{(['length', 'height', 'depth'] as const).map((side) => (
				<g key={side} className={clsx(styles.line, side === measured && styles.live)}>
					<path d={lines[side].line} />
					{lines[side].ticks.map(([x, y]) => (
						<path key={`${x} ${y}`} d={`M${x - tick} ${y + tick}L${x + tick} ${y - tick}`} />
					))}
				</g>
			))}
		</svg>
	)
}
