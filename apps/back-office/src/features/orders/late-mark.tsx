import { Icon } from '@gabarit/ui'
import type { ReactNode } from 'react'
import styles from './late-mark.module.css'

/** A day that is past, money that is due: a sign beside it, since colour alone says nothing to some. */
export function LateMark({ children }: { children: ReactNode }) {
	return (
		<span className={styles.late}>
			<Icon name="warning" size={16} />
			{children}
		</span>
	)
}
