import { type ProfessionalRow, shopCodePattern } from '@gabarit/contract'
import { TextField } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { useAct } from '../record/use-act.ts'
import { useKeepProfessional } from './use-professionals.ts'

type Props = { row: ProfessionalRow; onClose: () => void }

/** A shop, an account there under the same password, the old one closed. */
export function TurnDialog({ row, onClose }: Props) {
	const { t } = useTranslation(['people', 'back-office'])
	const queries = useQueryClient()
	const navigate = useNavigate()
	const acting = useAct(useKeepProfessional())
	const company = row.companyName ?? `${row.lastName} ${row.firstName}`
	const [name, setName] = useState(company)
	const [code, setCode] = useState('')
	const [touched, setTouched] = useState(false)
	const isCode = shopCodePattern.test(code.trim())
	const turn = () => {
		setTouched(true)
		if (!isCode || name.trim() === '') return
		acting.act({
			ask: async () => {
				const { id, revision } = row
				const shop = { code: code.trim(), name: name.trim() }
				await client.backOffice.professionals.turnIntoReseller({ id, revision, ...shop })
				await Promise.all([
					queries.invalidateQueries({ queryKey: ['people'] }),
					queries.invalidateQueries({ queryKey: ['session'] }),
				])
			},
			done: t('turn.done', { name: name.trim() }),
			after: () => void navigate({ to: '/resellers/$code', params: { code: code.trim() } }),
		})
	}
	return (
		<ConfirmDialog
			title={t('turn.dialog', { name: company })}
			means={[
				t('turn.means.shop'),
				t('turn.means.account', { email: row.email }),
				t('turn.means.old'),
			]}
			confirm={t('turn.confirm')}
			isDanger
			typed={row.email}
			busy={acting.busy}
			problem={acting.problem}
			onConfirm={turn}
			onClose={onClose}
		>
			<TextField
				label={t('field.shopName')}
				required
				maxLength={200}
				value={name}
				error={touched && name.trim() === '' ? t('back-office:form.required') : undefined}
				onChange={(event) => setName(event.currentTarget.value)}
			/>
			<TextField
				label={t('field.code')}
				required
				maxLength={40}
				autoComplete="off"
				value={code}
				hint={t('resellers.codeHint')}
				error={touched && !isCode ? t('back-office:form.shopCode') : undefined}
				onChange={(event) => setCode(event.currentTarget.value)}
			/>
		</ConfirmDialog>
	)
}
