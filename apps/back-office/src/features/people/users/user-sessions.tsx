import type { SessionRow, UserRow } from '@gabarit/contract'
import { browserNameOf, ErrorText, LinkButton, useFormats } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { Part } from '../record/record-page.tsx'
import { useAct } from '../record/use-act.ts'
import { useUserSessions } from './use-users.ts'
import styles from './user-sessions.module.css'

/** Where he is logged in; one or all of them end at once. The reader's own session is not among those that end. */
export function UserSessions({ row: { id } }: { row: UserRow }) {
	const { t } = useTranslation('people')
	const queries = useQueryClient()
	const { data: sessions } = useUserSessions(id)
	const acting = useAct()
	const end = (session?: string) =>
		acting.act({
			ask: async () => {
				await client.backOffice.users.endSessions({ id, ...(session && { session }) })
				await queries.invalidateQueries({ queryKey: ['people', 'of', id] })
			},
			done: t('sessions.ended'),
		})
	if (!sessions) return null
	const isOpen = sessions.length > 1 && sessions.every(({ current }) => !current)
	const action = isOpen ? (
		<LinkButton size="small" touch disabled={acting.busy} onClick={() => end()}>
			{t('sessions.endAll')}
		</LinkButton>
	) : undefined
	return (
		<Part title={t('sessions.title', { count: sessions.length })} action={action}>
			{sessions.length === 0 ? <p>{t('sessions.none')}</p> : null}
			<ul className={styles.devices}>
				{sessions.map((session) => (
					<Device
						key={session.id}
						session={session}
						busy={acting.busy}
						onEnd={() => end(session.id)}
					/>
				))}
			</ul>
			{acting.problem === null ? null : <ErrorText>{acting.problem}</ErrorText>}
		</Part>
	)
}

type DeviceProps = { session: SessionRow; busy: boolean; onEnd: () => void }

function Device({ session, busy, onEnd }: DeviceProps) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const { browser, current, lastSeenAt } = session
	const name = browserNameOf(browser) ?? t('sessions.unknown')
	const date = format.date(lastSeenAt)
	return (
		<li>
			<div>
				<strong>{current ? t('sessions.this') : name}</strong>
				<span>{t('sessions.seen', { date, time: format.time(lastSeenAt) })}</span>
			</div>
			{current ? null : (
				<LinkButton
					size="small"
					touch
					tone="ink"
					disabled={busy}
					aria-label={t('sessions.endOf', { name })}
					onClick={onEnd}
				>
					{t('sessions.end')}
				</LinkButton>
			)}
		</li>
	)
}
