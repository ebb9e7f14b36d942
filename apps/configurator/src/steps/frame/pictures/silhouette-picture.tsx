import { colorsOf } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useDesign } from '../../../session/design-context.tsx'
import type { Silhouette } from '../parts/line-card.tsx'
import styles from './silhouette-picture.module.css'

/** In the colour of the furniture; decorative, as the card says it in words. `height`: px; absent: its card's. */
export function SilhouettePicture(props: { shape: Silhouette; height?: number }): ReactNode {
	const { shape, height } = props
	const { catalogue, solved } = useDesign()
	const color = colorsOf(catalogue).get(solved.colors.exterior ?? '')
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${shape.width} ${shape.height}`}
			style={{ '--board': color?.hex, height } as CSSProperties}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.board} d={shape.path} fillRule="evenodd" />
		</svg>
	)
}
