import type { ReactNode } from 'react'
import styles from './message.module.css'

export function Message({ children }: { children: ReactNode }) {
	return (
		<main id="content" className={styles.message}>
			{children}
		</main>
	)
}

export function MessageActions({ children }: { children: ReactNode }) {
	return <div className={styles.actions}>{children}</div>
}
