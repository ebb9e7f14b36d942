import { type Account, isPassword } from '@gabarit/contract'
import { OwnPassword, OwnSessions } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../../lib/client.ts'
import styles from './own-data.module.css'
import { OwnProfile } from './own-profile.tsx'

export function OwnData({ account }: { account: Account }): ReactNode {
	const { t } = useTranslation('customer')
	return (
		<section aria-labelledby="own-data">
			<h2 id="own-data">{t('account.data')}</h2>
			<div className={styles.parts}>
				<OwnProfile account={account} />
				<OwnPassword isPassword={isPassword} changePassword={changePassword} />
				<Sessions />
			</div>
		</section>
	)
}

type Typed = { current: string; password: string; confirmation: string }

async function changePassword({ current, password, confirmation }: Typed) {
	try {
		const change = { currentPassword: current, newPassword: password, confirmation }
		await apiClient().account.changePassword(change)
		return null
	} catch (error) {
		const code = failureOf(error)
		return code === 'password_mismatch' || code === 'too_many_requests' ? code : 'failed'
	}
}

const queryKey = ['own', 'sessions']

function Sessions(): ReactNode {
	const queries = useQueryClient()
	const { data = [] } = useQuery({ queryKey, queryFn: () => apiClient().account.sessions() })
	const end = useMutation({
		mutationFn: () => apiClient().account.endSessions({}),
		onSuccess: () => queries.invalidateQueries({ queryKey }),
	})
	return (
		<OwnSessions
			sessions={data}
			ending={end.isPending}
			failed={end.isError}
			onEndOthers={() => end.mutate()}
		/>
	)
}
