import { Icon } from '@gabarit/ui'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './offline-notice.module.css'

function listen(changed: () => void): () => void {
	globalThis.addEventListener('online', changed)
	globalThis.addEventListener('offline', changed)
	return () => {
		globalThis.removeEventListener('online', changed)
		globalThis.removeEventListener('offline', changed)
	}
}

/** Stands under the header while the browser has no network; its region is always there, so that it is read out. */
export function OfflineNotice(): ReactNode {
	const { t } = useTranslation('common')
	const isOnline = useSyncExternalStore(listen, () => navigator.onLine)
	return (
		<output className={styles.region}>
			{!isOnline && (
				<p className={styles.notice}>
					<Icon name="warning" />
					{t('offline')}
				</p>
			)}
		</output>
	)
}
