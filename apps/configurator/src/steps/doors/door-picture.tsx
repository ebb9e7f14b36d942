import { drawDoorStyle } from '@gabarit/drawing'
import type { Color, DoorStyle } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { Swatch } from '../colors/swatch.tsx'
import { Picture } from '../frame/pictures/picture.tsx'
import styles from './door-picture.module.css'

type DoorPictureProps = { style: DoorStyle | 'None'; count: number; color: Color | undefined }

/** The lines of a leaf over the colour it is chosen in. */
export function DoorPicture({ style, count, color }: DoorPictureProps): ReactNode {
	const lines = <Picture drawing={drawDoorStyle({ style, count })} />
	if (style === 'None') return lines
	return (
		<span className={styles.door}>
			<span className={styles.leaf}>
				<Swatch color={color} />
			</span>
			<span className={styles.lines}>{lines}</span>
		</span>
	)
}
