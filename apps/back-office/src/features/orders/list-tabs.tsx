// The views of a list: what is to be done, with how many rows stand in each.

import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import {
	changed,
	type ListKind,
	type ListSearch,
	type View,
	viewsOf,
} from '../../lib/list-search.ts'

type Props = { kind: ListKind; search: ListSearch; views: Partial<Record<View, number>> }

export function ListTabs({ kind, search, views }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const current = search.view ?? 'all'
	return (
		<nav className="list-tabs" aria-label={t('list.views')}>
			{viewsOf[kind].map((view) => (
				<Link
					key={view}
					to={kind === 'order' ? '/orders' : '/offers'}
					search={changed(search, { view: view === 'all' ? '' : view, state: '' })}
					className="list-tab"
					aria-current={current === view ? 'true' : undefined}
				>
					<span className="list-tab-name">{t(`list.view.${view}`)}</span>{' '}
					<span>{views[view] === undefined ? '' : format.number(views[view])}</span>
				</Link>
			))}
		</nav>
	)
}
