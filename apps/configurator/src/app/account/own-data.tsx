import type { Account } from '@gabarit/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './own-data.module.css'
import { OwnPassword } from './own-password.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSessions } from './own-sessions.tsx'

export function OwnData({ account }: { account: Account }): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<section aria-labelledby="own-data">
			<h2 id="own-data">{t('account.data')}</h2>
			<div className={styles.parts}>
				<OwnProfile account={account} />
				<OwnPassword />
				<OwnSessions />
			</div>
		</section>
	)
}
