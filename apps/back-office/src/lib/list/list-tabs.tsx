// The ready-made views, the shop's, then one's own.
import type { Count, SavedView } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { parseSearch } from '../address.ts'
import { useCountText } from '../use-count-text.ts'
import {
	changed,
	firstViewOf,
	type ListAddress,
	type ListSearch,
	readListSearch,
	selectionOf,
	sortOf,
} from './list-address.ts'
import styles from './list-tabs.module.css'
import { useSavedViews, useViewCounts } from './own-lists.ts'
import { SaveView } from './save-view.tsx'

type Props = {
	address: ListAddress
	search: ListSearch
	views: readonly string[]
	counts: Partial<Record<string, Count>>
	viewName: (view: string) => string
}

export function ListTabs({ address, search, views, counts, viewName }: Props) {
	const { t } = useTranslation('back-office')
	const saved = useSavedViews(address.list)
	const savedCount = useViewCounts(address.list)
	const current = currentViewOf(address, search, saved)
	const ready = current ? undefined : (search.view ?? firstViewOf(address))
	return (
		<nav className={styles.tabs} aria-label={t('list.views')}>
			{views.map((view) => (
				<Tab
					key={view}
					address={address}
					search={readyView(address, current ? shopIn(search) : search, view)}
					name={viewName(view)}
					count={counts[view]}
					current={ready === view}
				/>
			))}
			{saved.map((view, index) => (
				<Tab
					key={`${view.shared} ${view.name}`}
					address={address}
					search={readListSearch(address, parseSearch(view.query))}
					name={view.name}
					count={savedCount(view)}
					current={view === current}
					first={index === 0 || saved[index - 1]?.shared !== view.shared}
				/>
			))}
			<SaveView address={address} search={search} current={current} />
		</nav>
	)
}

/** A saved view's filters are its own, the chosen shop is the page's. */
function shopIn({ shop }: ListSearch): ListSearch {
	return shop === undefined ? {} : { shop }
}

/** Filters stay from one ready-made view to the next; those of a saved view are its own. */
function readyView(address: ListAddress, search: ListSearch, view: string): ListSearch {
	const off = address.setBy?.(view) ?? []
	return changed(search, {
		view: view === firstViewOf(address) ? '' : view,
		...Object.fromEntries(off.map((key) => [key, ''])),
	})
}

/** The saved view whose rows are shown, in its order. */
function currentViewOf(
	address: ListAddress,
	search: ListSearch,
	saved: readonly SavedView[],
): SavedView | undefined {
	const now = signOf(address, search)
	return saved.find(
		({ query }) => signOf(address, readListSearch(address, parseSearch(query))) === now,
	)
}

/** Equal for equal rows in equal order, whichever way the address says it. */
function signOf(address: ListAddress, search: ListSearch): string {
	const { shop, ...rest } = selectionOf(search)
	const asksShop = address.filters.some(({ key }) => key === 'shop')
	const asked = asksShop && shop !== undefined ? { ...rest, shop } : rest
	const entries = Object.entries({ ...asked, ...sortOf(address, search) })
	return JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)))
}

type TabProps = {
	address: ListAddress
	search: ListSearch
	name: string
	count: Count | undefined
	current: boolean
	/** Of its kind: a line stands before it. */
	first?: boolean
}

function Tab({ address, search, name, count, current, first }: TabProps) {
	const countText = useCountText()
	const link = useRef<HTMLAnchorElement>(null)
	// On a phone the chosen tab may lie beside the screen.
	useEffect(() => {
		if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
	}, [current])
	return (
		<>
			{first ? <span className={styles.divider} aria-hidden="true" /> : null}
			<Link
				ref={link}
				to={address.path}
				search={search}
				// The router marks a tab of fewer filters too, where not all of them must be equal.
				activeOptions={{ exact: true, includeSearch: true }}
				className={styles.tab}
				aria-current={current ? 'true' : undefined}
			>
				<span className={styles.name}>{name}</span>{' '}
				<span>{count === undefined ? '' : countText(count)}</span>
			</Link>
		</>
	)
}
