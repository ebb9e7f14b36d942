import { colorsOf } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import type { Silhouette } from '../../../frame/line-card.tsx'
import { useDeskDesign } from '../use-desk-design.ts'
import styles from './support-picture.module.css'

/** In the colour of the desk; decorative, as the card says it in words. */
export function SupportPicture({ shape }: { shape: Silhouette }): ReactNode {
	const { catalogue, desk } = useDeskDesign()
	const color = colorsOf(catalogue).get(desk.colors.exterior)
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${shape.width} ${shape.height}`}
			style={{ '--board': color?.hex } as CSSProperties}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.board} d={shape.path} />
		</svg>
	)
}
