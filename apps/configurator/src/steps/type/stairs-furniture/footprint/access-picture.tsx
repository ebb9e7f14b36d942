// Which way the flight rises and where its furniture opens; decorative, as the card says it in words.
import type { ReactNode } from 'react'
import styles from './access-picture.module.css'

const steps = 'M0 90V76H22V62H44V48H66V34H88V20H110V6H132V90Z'
const under = 'M24 90V82L124 20V90Z'
const joints = 'M57 90V62M91 90V41'

/** Seen from the side. */
export function SidePicture({ rises }: { rises: 'Left' | 'Right' }): ReactNode {
	const turn = rises === 'Left' ? 'translate(132 0) scale(-1 1)' : undefined
	return (
		<svg className={styles.picture} viewBox="0 0 132 96" aria-hidden="true" focusable="false">
			<g transform={turn}>
				<path className={styles.flight} d={steps} />
				<path className={styles.furniture} d={under + joints} />
			</g>
		</svg>
	)
}

/** From the high end, the steps coming down behind. */
export function EndPicture(): ReactNode {
	return (
		<svg className={styles.picture} viewBox="0 0 132 96" aria-hidden="true" focusable="false">
			<path
				className={styles.flight}
				d="M30 90V4H102V90ZM30 14H102M30 4L44 0H116L102 4M102 90L116 82V0"
			/>
			<path className={styles.furniture} d="M36 90V22H96V90ZM66 22V90" />
			<path className={styles.way} d="M61 54v10M71 54v10" />
		</svg>
	)
}
