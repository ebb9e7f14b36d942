import { Icon } from '@gabarit/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsCustomer, useSession } from '../../../lib/session.ts'
import styles from './bell.module.css'
import { useUnread } from './use-news.ts'

const NewsPanel = lazy(async () => ({ default: (await import('./news-panel.tsx')).NewsPanel }))

export function Bell() {
	const { t } = useTranslation('back-office')
	const hasNews = useSession()?.hasNews === true
	const isCustomer = useIsCustomer()
	const unread = useUnread(hasNews)
	const [opened, setOpened] = useState(false)
	// Of a customer it rings for what he was refused alone.
	if (!hasNews || (isCustomer && unread === 0 && !opened)) return null
	return (
		<>
			<button
				type="button"
				className={styles.bell}
				aria-label={t('nav.news', { count: unread })}
				onClick={() => setOpened(true)}
			>
				<Icon name="bell" size={18} />
				{unread > 0 ? <span>{unread}</span> : null}
			</button>
			<Suspense fallback={null}>
				{opened ? <NewsPanel onClose={() => setOpened(false)} /> : null}
			</Suspense>
		</>
	)
}
