import { Button, ErrorText, useFormats } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/client.ts'
import { browserNameOf } from './browser-name.ts'
import styles from './own-sessions.module.css'

const queryKey = ['own', 'sessions']

export function OwnSessions(): ReactNode {
	const { t } = useTranslation('customer')
	const { date, time } = useFormats()
	const queries = useQueryClient()
	const { data = [] } = useQuery({ queryKey, queryFn: () => apiClient().account.sessions() })
	const end = useMutation({
		mutationFn: () => apiClient().account.endSessions({}),
		onSuccess: () => queries.invalidateQueries({ queryKey }),
	})
	return (
		<div className={styles.sessions}>
			<h3>{t('account.sessions.title')}</h3>
			<ul>
				{data.map(({ id, current, lastSeenAt, browser }) => (
					<li key={id}>
						<strong>
							{current
								? t('account.sessions.this')
								: (browserNameOf(browser) ?? t('account.sessions.unknown'))}
						</strong>
						<span>
							{t('account.sessions.seen', {
								date: date(lastSeenAt, 'long'),
								time: time(lastSeenAt),
							})}
						</span>
					</li>
				))}
			</ul>
			<output>{end.isError && <ErrorText>{t('failed')}</ErrorText>}</output>
			{data.length > 1 && (
				<Button idle={end.isPending} onClick={() => end.mutate()}>
					{t('account.sessions.end')}
				</Button>
			)}
		</div>
	)
}
