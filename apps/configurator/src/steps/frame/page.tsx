import type { ReactNode } from 'react'
import styles from './page.module.css'

export function Page({ children }: { children: ReactNode }): ReactNode {
	return (
		<main id="content" className={styles.page}>
			{children}
		</main>
	)
}
