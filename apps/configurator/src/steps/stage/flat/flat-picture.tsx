import type { ReactNode } from 'react'
import styles from './flat-picture.module.css'

export function FlatPicture({ svg }: { svg: string }): ReactNode {
	// oxlint-disable-next-line react/no-danger -- our own writer escapes every text
	return (
		<div aria-hidden="true" className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
	)
}
