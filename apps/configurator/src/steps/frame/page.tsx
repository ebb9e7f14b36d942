import type { ReactNode } from 'react'
import { SiteFooter } from '../../lib/site-footer.tsx'
import styles from './page.module.css'

export function Page({ children }: { children: ReactNode }): ReactNode {
	return (
		<div className={styles.scroll}>
			<main id="content" className={styles.page}>
				{children}
			</main>
			<SiteFooter />
		</div>
	)
}
