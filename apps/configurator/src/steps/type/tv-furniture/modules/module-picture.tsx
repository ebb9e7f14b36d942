import { colorsOf } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import { useDesign } from '../../../../session/design-context.tsx'
import type { Silhouette } from '../../../frame/line-card.tsx'
import styles from './module-picture.module.css'

/** In the colour of the furniture; decorative, as the card says it in words. */
export function ModulePicture({ shape }: { shape: Silhouette }): ReactNode {
	const { catalogue, solved } = useDesign()
	const color = colorsOf(catalogue).get(solved.colors.exterior ?? '')
	return (
		<svg
			className={styles.picture}
			viewBox={`0 0 ${shape.width} ${shape.height}`}
			style={{ '--board': color?.hex } as CSSProperties}
			aria-hidden="true"
			focusable="false"
		>
			<path className={styles.board} d={shape.path} fillRule="evenodd" />
		</svg>
	)
}
