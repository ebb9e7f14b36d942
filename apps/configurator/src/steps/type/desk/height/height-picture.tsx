// Who works at a desk, from the side, in centimetres; decorative, as the card says it in words.
import type { DeskClass } from '@gabarit/engine'
import type { ReactNode } from 'react'
import styles from './height-picture.module.css'

/** A child of 6 to 8 is smaller in all, its desk and its chair too. */
const childSize = 0.76

export function HeightPicture({ of }: { of: DeskClass }): ReactNode {
	return (
		<svg className={styles.picture} viewBox="0 -190 170 192" aria-hidden="true" focusable="false">
			<path className={styles.floor} d="M0 0H170" />
			{of === 'Standing' ? (
				<Standing />
			) : (
				<g
					transform={of === 'Child' ? `translate(${85 * (1 - childSize)}) scale(${childSize})` : ''}
				>
					<Sitting />
				</g>
			)}
		</svg>
	)
}

function Sitting(): ReactNode {
	return (
		<>
			<path className={styles.desk} d="M84-74h68M146-72V0M90-72v30" />
			<path className={styles.chair} d="M30-88L38-43H72M40-42L34 0M68-42L74 0" />
			<circle className={styles.head} cx="58" cy="-122" r="11.5" />
			<path className={styles.body} d="M52-104C46-84 46-64 48-50L92-52C96-34 94-18 96-4H108" />
			<path className={styles.body} d="M53-98C56-84 62-76 68-76L98-82" />
		</>
	)
}

function Standing(): ReactNode {
	return (
		<>
			<path className={styles.desk} d="M82-106h70M146-104V0M88-104v36" />
			<circle className={styles.head} cx="60" cy="-164" r="11.5" />
			<path className={styles.body} d="M56-146C52-124 52-104 54-86L52-44 50-4H62" />
			<path className={styles.body} d="M54-86L66-44 68-4H80" />
			<path className={styles.body} d="M56-140C60-122 64-112 70-110L98-114" />
		</>
	)
}
