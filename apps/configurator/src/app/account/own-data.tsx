import { type Account, isPassword } from '@gabarit/contract'
import { OwnPassword, OwnSessions } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/server/client.ts'
import { changePassword } from '../../lib/server/passwords.ts'
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
