// One's own account: name and phone, password, second factor, devices.
import { isPassword } from '@gabarit/contract'
import { OwnPassword } from '@gabarit/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../lib/frame/page.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { changePassword } from '../../lib/passwords.ts'
import { useSession } from '../../lib/session.ts'
import styles from './account-page.module.css'
import { OwnDevices } from './own-devices.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSecondFactor } from './own-second-factor.tsx'

export function AccountPage() {
	const { t } = useTranslation('back-office')
	const account = useSession()?.account
	useTitle(t('own.title'))
	if (!account) return null
	return (
		<div className={styles.page}>
			<PageTitle>{t('own.title')}</PageTitle>
			<p className={styles.email}>{account.email}</p>
			<h2 className="visually-hidden">{t('own.data')}</h2>
			<Suspense fallback={null}>
				<div className={styles.parts}>
					<OwnProfile account={account} />
					<OwnPassword isPassword={isPassword} changePassword={changePassword} />
					<OwnSecondFactor />
					<OwnDevices />
				</div>
			</Suspense>
		</div>
	)
}
