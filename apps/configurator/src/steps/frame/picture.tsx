// Decorative: the card or field beside it says the same in words.

import { type Drawing, writeSvg } from '@gabarit/drawing'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import styles from './picture.module.css'

/** As high as its place; `framed` adds a paper ground. */
export function Picture({ drawing, framed }: { drawing: Drawing; framed?: boolean }): ReactNode {
	const svg = useMemo(() => writeSvg(drawing, { accessible: false, size: 'fluid' }), [drawing])
	// oxlint-disable-next-line react/no-danger -- our own writer escapes every text
	return (
		<span
			className={clsx(styles.picture, framed && styles.framed)}
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
