import type { ReactNode } from 'react'
import styles from './page.module.css'

type Props = { title?: string; isMain?: boolean; children: ReactNode }

export function Page({ title, isMain, children }: Props) {
	const Root = isMain ? 'main' : 'div'
	return (
		<Root className={styles.page}>
			{title === undefined ? null : <PageTitle>{title}</PageTitle>}
			{children}
		</Root>
	)
}

export function PageTitle({ children }: { children: ReactNode }) {
	return <h1 className={styles.title}>{children}</h1>
}
