import type { ReactNode } from 'react'
import styles from './list-page.module.css'

interface ListPageProps {
	title: ReactNode
	action?: ReactNode
	children: ReactNode
}

export function ListPage({ title, action, children }: ListPageProps) {
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				{title}
				{action}
			</div>
			{children}
		</div>
	)
}

interface ListFiltersProps {
	count: ReactNode
	after?: ReactNode
	children: ReactNode
}

export function ListFilters({ count, after, children }: ListFiltersProps) {
	return (
		<div className={styles.filters}>
			{children}
			<output className={styles.count}>{count}</output>
			{after}
		</div>
	)
}

interface ListFooterProps {
	/** What may be done with the chosen rows. */
	above?: ReactNode
	sum?: ReactNode
	children: ReactNode
}

export function ListFooter({ above, sum, children }: ListFooterProps) {
	return (
		<div className={styles.footer}>
			{above}
			<p>{sum}</p>
			{children}
		</div>
	)
}
