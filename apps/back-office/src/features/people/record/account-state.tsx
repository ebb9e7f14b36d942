import type { UserRow } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { Actions } from './actions.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useAct } from './use-act.ts'

const calls = client.backOffice.users

type Props = {
	row: UserRow
	isOneself: boolean
	/** The page takes the account as it stands. */
	keep: (row: UserRow) => void
	/** The call of who may not change users. */
	sendLink?: (of: { id: string }) => Promise<unknown>
	/** The viewer may close it. */
	closes?: boolean
}

/** The invitation or reset link sent again, and the account closed or opened again. */
export function AccountState(props: Props) {
	const { row, isOneself, keep, sendLink: mailLink = calls.sendLink, closes = true } = props
	const { t } = useTranslation(['people', 'back-office'])
	const mailed = useId()
	const acting = useAct(keep)
	const [asked, setAsked] = useState(false)
	const { id, revision, state, email } = row
	const name = `${row.firstName} ${row.lastName}`
	const kind = state === 'invited' ? 'invitation' : 'reset'
	const sendLink = () =>
		acting.act({
			ask: () => mailLink({ id }),
			done: t(`account.sent.${kind}`, { email }),
			mails: {
				what: t(`account.held.${kind}`),
				each: t(`account.heldOne.${kind}`, { email }),
				who: email,
			},
		})
	const enable = () =>
		acting.act({
			ask: async () => keep(await calls.enable({ id, revision })),
			done: t('account.enabled', { name }),
		})
	const disable = () =>
		acting.act({
			ask: async () => keep(await calls.disable({ id, revision })),
			done: t('account.disabled', { name }),
			after: () => setAsked(false),
		})
	const note =
		state === 'disabled' ? null : { id: mailed, text: t(`account.mails.${kind}`, { email }) }
	if (isOneself) return <p>{t('account.own')}</p>
	if (state === 'disabled' && !closes) return null
	return (
		<Actions note={note}>
			{state === 'disabled' ? (
				<Button size="small" idle={acting.busy} onClick={enable}>
					{t('account.enable')}
				</Button>
			) : (
				<>
					<Button size="small" idle={acting.busy} aria-describedby={mailed} onClick={sendLink}>
						{acting.isHeld ? t('back-office:held.waits') : t(`account.send.${kind}`)}
					</Button>
					{closes ? (
						<Button size="small" kind="danger" onClick={() => setAsked(true)}>
							{t('account.disable')}
						</Button>
					) : null}
				</>
			)}
			{acting.problem !== null && !asked ? <ErrorText>{acting.problem}</ErrorText> : null}
			{asked ? (
				<ConfirmDialog
					title={t('account.disableTitle', { name })}
					means={[t('account.disableMeans'), t('account.disableKeeps')]}
					confirm={t('account.disable')}
					isDanger
					busy={acting.busy}
					problem={acting.problem}
					onConfirm={disable}
					onClose={() => {
						acting.forget()
						setAsked(false)
					}}
				/>
			) : null}
		</Actions>
	)
}
