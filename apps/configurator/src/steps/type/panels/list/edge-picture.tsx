// Each edge of the picture is a button: pressed, it takes the next band.
import type { Color } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Band, type Bands, nextBand } from '../lines.ts'
import { type Drawn, pathOf, type SideName, sidesOf } from './board-shape.ts'
import styles from './edge-picture.module.css'
import { edgeNames, useBandText } from './edge-words.ts'
import { Bores } from './panel-picture.tsx'

/** As the bands of a line are stored. */
const stored: readonly SideName[] = ['length1', 'length2', 'width1', 'width2']
/** px of the picture. */
const [widest, highest, least] = [280, 150, 32]
const looks = { 0: styles.bare, 0.8: styles.thin, 1: styles.usual, 2: styles.thick } as const

export function EdgePicture(props: {
	board: Drawn
	color: Color | undefined
	bands: Bands
	onChange: (at: number, band: Band) => void
}): ReactNode {
	const { board, color, bands, onChange } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const { number } = useFormats()
	const bandText = useBandText()
	const [lit, setLit] = useState<number | null>(null)
	const scale = Math.min(widest / board.length, highest / board.width)
	const size = {
		'--board': color?.hex,
		'--board-width': `${Math.max(least, board.length * scale)}px`,
	} as CSSProperties
	return (
		<div className={styles.figure} style={size}>
			<svg
				className={styles.board}
				viewBox={`0 0 ${board.length} ${board.width}`}
				aria-hidden="true"
				focusable="false"
			>
				<path className={styles.face} d={pathOf(board)} />
				<Bores board={board} />
				{sidesOf(board).map(({ name, path }, i) => {
					const at = stored.indexOf(name)
					const band = bands[at] ?? 0
					return (
						<polyline
							// oxlint-disable-next-line react/no-array-index-key -- a side is its place in the outline
							key={i}
							className={clsx(styles.side, looks[band], lit === at && styles.lit)}
							points={path.map((point) => point.join(' ')).join(',')}
						/>
					)
				})}
			</svg>
			{edgeNames.map((side, at) => {
				const band = bands[at] ?? 0
				return (
					<button
						key={side}
						type="button"
						className={clsx(styles.edge, styles[side])}
						aria-label={`${t(`kinds:panels.edges.sides.${side}`)}, ${bandText(band)}`}
						onClick={() => onChange(at, nextBand(band))}
						onPointerEnter={() => setLit(at)}
						onPointerLeave={() => setLit(null)}
						onFocus={() => setLit(at)}
						onBlur={() => setLit(null)}
					>
						{band === 0 ? '\u2013' : number(band, { most: 1 })}
					</button>
				)
			})}
		</div>
	)
}
