import { Icon, toast } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../lib/server/use-is-online.ts'
import styles from './offline-notice.module.css'

/**
 * Stands under the header while the browser has no network; its region is always there, so that it is
 * read out. Its end is said once.
 */
export function OfflineNotice(): ReactNode {
	const { t } = useTranslation('common')
	const isOnline = useIsOnline()
	const wasOffline = useRef(false)
	useEffect(() => {
		if (isOnline && wasOffline.current) toast(t('online'))
		wasOffline.current = !isOnline
	}, [isOnline, t])
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
