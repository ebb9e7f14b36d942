import { Button, Spinner } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './list-state.module.css'
import type { OwnList } from './use-own-lists.ts'

/** Loading, failed, empty, or the list. */
export function ListState<R>(props: {
	list: OwnList<R>
	empty: string
	children: ReactNode
}): ReactNode {
	const { list, empty, children } = props
	const { t } = useTranslation(['customer', 'common'])
	if (list.state === 'loading') return <Spinner />
	if (list.state === 'failed')
		return (
			<div role="alert" className={styles.failed}>
				<p>{t('account.failed')}</p>
				<Button onClick={list.retry}>{t('common:closed.retry')}</Button>
			</div>
		)
	return list.rows.length === 0 ? <p className={styles.empty}>{empty}</p> : children
}
