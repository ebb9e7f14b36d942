import { drawHandle, handleInks } from '@gabarit/drawing'
import type { Color, Handle, HandleColor } from '@gabarit/engine'
import { type ReactNode, useMemo } from 'react'
import { Swatch } from '../colors/swatch.tsx'
import { Picture } from '../frame/pictures/picture.tsx'
import styles from './handle-picture.module.css'

type HandlePictureProps = {
	/** null = push to open. */
	handle: Handle | null
	finish: HandleColor
	/** Of the leaf. */
	color: Color | undefined
}

/** A handle in its finish on the colour that the fronts are chosen in. */
export function HandlePicture({ handle, finish, color }: HandlePictureProps): ReactNode {
	const drawing = useMemo(() => drawHandle(handle, { leaf: color === undefined }), [handle, color])
	const inks = useMemo(() => handleInks(finish), [finish])
	return (
		<span className={styles.handle}>
			<span className={styles.leaf}>
				<Swatch color={color} />
			</span>
			<span className={styles.lines}>
				<Picture drawing={drawing} inks={inks} />
			</span>
		</span>
	)
}
