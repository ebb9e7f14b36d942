import { Icon } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changed, type ListAddress, type ListPath, type ListSearch } from '../list-address.ts'
import styles from './page-links.module.css'
import { PageSizeChoice } from './page-size-choice.tsx'

type Props = {
	list: ListAddress['list']
	to: ListPath
	search: ListSearch
	previous: string | null
	next: string | null
}

export function PageLinks({ list, to, search, previous, next }: Props) {
	const isWhole = previous === null && next === null
	return (
		<div className={styles.foot}>
			<PageSizeChoice list={list} isWhole={isWhole} />
			{isWhole ? null : <Pages {...{ to, search, previous, next }} />}
		</div>
	)
}

function Pages({ to, search, previous, next }: Omit<Props, 'list'>) {
	const { t } = useTranslation('back-office')
	const first = changed(search, {})
	return (
		<nav aria-label={t('list.pages')} className={styles.pages}>
			<PageLink to={to} search={previous === null ? null : { ...first, before: previous }}>
				<Icon name="arrowLeft" />
				{t('list.previous')}
			</PageLink>
			<PageLink to={to} search={next === null ? null : { ...first, after: next }}>
				{t('list.next')}
				<Icon name="arrowRight" />
			</PageLink>
		</nav>
	)
}

type LinkProps = { to: ListPath; search: ListSearch | null; children: ReactNode }

/** At an end of the list the word stays in its place, without a link. */
function PageLink({ to, search, children }: LinkProps) {
	if (!search)
		return (
			<span className={clsx(styles.page, styles.none)} aria-hidden="true">
				{children}
			</span>
		)
	return (
		<Link to={to} search={search} className={styles.page}>
			{children}
		</Link>
	)
}
