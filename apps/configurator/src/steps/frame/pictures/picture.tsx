// Decorative: the card or field beside it says the same in words.

import { type Drawing, type Ink, writeSvg } from '@gabarit/drawing'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import styles from './picture.module.css'

const noInks = {}

type PictureProps = {
	drawing: Drawing
	/** On a paper ground. */
	framed?: boolean
	/** In place of the drawing's own. */
	inks?: Partial<Record<Ink, string>>
}

/** As high as its place. */
export function Picture({ drawing, framed, inks = noInks }: PictureProps): ReactNode {
	const svg = useMemo(
		() => writeSvg(drawing, { accessible: false, size: 'fluid', inks }),
		[drawing, inks],
	)
	// oxlint-disable-next-line react/no-danger -- our own writer escapes every text
	return (
		<span
			className={clsx(styles.picture, framed && styles.framed)}
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
