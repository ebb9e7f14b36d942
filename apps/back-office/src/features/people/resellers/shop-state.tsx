import type { Reseller } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { Actions } from '../record/actions.tsx'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { Part } from '../record/record-page.tsx'
import { useAct } from '../record/use-act.ts'
import { useKeepReseller } from './use-resellers.ts'

/** Closing a shop is typed; opening it again is not. */
export function ShopState({ row }: { row: Reseller }) {
	const { t } = useTranslation('people')
	const keep = useKeepReseller()
	const acting = useAct(keep)
	const [asked, setAsked] = useState(false)
	const { code, name, revision, isDisabled, isDefault } = row
	const calls = client.backOffice.resellers
	const open = () =>
		acting.act({
			ask: async () => keep(await calls.enable({ code, revision })),
			done: t('resellers.isOpen', { name }),
		})
	const close = () =>
		acting.act({
			ask: async () => keep(await calls.disable({ code, revision })),
			done: t('resellers.isClosed', { name }),
			after: () => setAsked(false),
		})
	return (
		<Part title={t('resellers.state')}>
			<p>
				{t(
					isDefault
						? 'resellers.staysOpen'
						: isDisabled
							? 'resellers.closedNow'
							: 'resellers.openNow',
				)}
			</p>
			<Actions>
				{isDefault ? null : isDisabled ? (
					<Button size="small" idle={acting.busy} onClick={open}>
						{t('resellers.reopen')}
					</Button>
				) : (
					<Button size="small" kind="danger" onClick={() => setAsked(true)}>
						{t('resellers.close')}
					</Button>
				)}
			</Actions>
			{acting.problem !== null && !asked ? <ErrorText>{acting.problem}</ErrorText> : null}
			{asked ? (
				<ConfirmDialog
					title={t('resellers.closeTitle', { name })}
					means={[t('resellers.closeMeans.users'), t('resellers.closeMeans.visitors')]}
					confirm={t('resellers.close')}
					isDanger
					typed={code}
					busy={acting.busy}
					problem={acting.problem}
					onConfirm={close}
					onClose={() => {
						acting.forget()
						setAsked(false)
					}}
				/>
			) : null}
		</Part>
	)
}
