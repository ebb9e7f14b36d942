import { colorsOf } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'
import type { Silhouette } from '../../../frame/line-card.tsx'
import { useStairs } from '../use-stairs.ts'
import styles from './fill-picture.module.css'

/** As high as its card, however high the module is; decorative, as the card says it in words. */
export function FillPicture({ shape }: { shape: Silhouette }): ReactNode {
	const { catalogue, design } = useStairs()
	const color = colorsOf(catalogue).get(design.colors.exterior)
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
