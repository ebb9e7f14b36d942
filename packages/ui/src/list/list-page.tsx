import type { ReactNode } from 'react'
import styles from './list-page.module.css'

interface ListPageProps {
	/** The name of the list, as a heading. */
	title: ReactNode
	/** Right of the title, as the way to something new. */
	action?: ReactNode
	children: ReactNode
}

/** A page that is one list: as high as the screen, its footer at the bottom. */
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
	/** How many rows there are, in words. */
	count: ReactNode
	/** Right of the count, as the choice of columns. */
	after?: ReactNode
	children: ReactNode
}

/** Search and choices above a list, and how many rows they leave. */
export function ListFilters({ count, after, children }: ListFiltersProps) {
	return (
		<div className={styles.filters}>
			{children}
			<output className={styles.count}>{count}</output>
			{after}
		</div>
	)
}

/** The sum of a list, and the way to its other pages. */
export function ListFooter({ sum, children }: { sum?: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.footer}>
			<p>{sum}</p>
			{children}
		</div>
	)
}
