import { Icon } from '@gabarit/ui'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../lib/session.ts'
import styles from './bell.module.css'
import { useUnread } from './use-news.ts'

const NewsPanel = lazy(async () => ({ default: (await import('./news-panel.tsx')).NewsPanel }))

export function Bell() {
	const { t } = useTranslation('back-office')
	const hasNews = useSession()?.hasNews === true
	const unread = useUnread(hasNews)
	const [opened, setOpened] = useState(false)
	if (!hasNews) return null
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
