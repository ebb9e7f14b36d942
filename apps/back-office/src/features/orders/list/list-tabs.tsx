import type { Count } from '@gabarit/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
	changed,
	type ListKind,
	type ListSearch,
	type View,
	viewsOf,
} from '../../../lib/list-search.ts'
import { useCountText } from '../../../lib/use-count-text.ts'
import styles from './list-tabs.module.css'

type Props = { kind: ListKind; search: ListSearch; views: Partial<Record<View, Count>> }

export function ListTabs({ kind, search, views }: Props) {
	const { t } = useTranslation('back-office')
	const countText = useCountText()
	const current = search.view ?? 'all'
	return (
		<nav className={styles.tabs} aria-label={t('list.views')}>
			{viewsOf[kind].map((view) => (
				<Link
					key={view}
					to={kind === 'order' ? '/orders' : '/offers'}
					search={changed(search, {
						view: view === 'all' ? '' : view,
						state: statesIn(view, search),
					})}
					// The router marks a tab of fewer filters too, where not all of them must be equal.
					activeOptions={{ exact: true, includeSearch: true }}
					className={styles.tab}
					aria-current={current === view ? 'true' : undefined}
				>
					<span className={styles.name}>{t(`list.view.${view}`)}</span>{' '}
					<span>{views[view] === undefined ? '' : countText(views[view])}</span>
				</Link>
			))}
		</nav>
	)
}

/** Of the chosen states those that the view can show; a view of few states shows its own. */
function statesIn(view: View, { state = '' }: ListSearch): string {
	return view === 'all' || view === 'soon' || view === 'toRefund' ? state : ''
}
