import type { UserRow } from '@gabarit/contract'
import { LinkButton } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { Part } from '../record/record-page.tsx'
import { useAct } from '../record/use-act.ts'
import { useKeepUser } from './use-users.ts'

type Props = { row: UserRow; isOneself: boolean }

/** One's own is turned off on the page of one's account, by password and code. */
export function UserSecondFactor({ row, isOneself }: Props) {
	const { t } = useTranslation('people')
	const keep = useKeepUser()
	const acting = useAct()
	const [asked, setAsked] = useState(false)
	const { id, hasSecondFactor } = row
	const name = `${row.firstName} ${row.lastName}`
	const reset = () =>
		acting.act({
			ask: async () => keep(await client.backOffice.users.resetSecondFactor({ id })),
			done: t('secondFactor.isReset', { name }),
			after: () => setAsked(false),
		})
	const action =
		hasSecondFactor && !isOneself ? (
			<LinkButton size="small" touch onClick={() => setAsked(true)}>
				{t('secondFactor.reset')}
			</LinkButton>
		) : undefined
	return (
		<Part title={t('secondFactor.title')} action={action}>
			<p>{t(hasSecondFactor ? 'secondFactor.on' : 'secondFactor.off')}</p>
			{asked ? (
				<ConfirmDialog
					title={t('secondFactor.resetTitle', { name })}
					means={[t('secondFactor.resetMeans')]}
					confirm={t('secondFactor.reset')}
					isDanger
					busy={acting.busy}
					problem={acting.problem}
					onConfirm={reset}
					onClose={() => {
						acting.forget()
						setAsked(false)
					}}
				/>
			) : null}
		</Part>
	)
}
