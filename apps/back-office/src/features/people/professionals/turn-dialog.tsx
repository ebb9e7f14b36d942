import { type ProfessionalRow, shopCodePattern } from '@gabarit/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormText } from '../../../lib/form/form-fields.tsx'
import { requiredProblem, wrongOnly } from '../../../lib/form/form-rules.ts'
import { useForm } from '../../../lib/form/use-form.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { useAct } from '../record/use-act.ts'
import { useKeepProfessional } from './use-professionals.ts'

type Props = { row: ProfessionalRow; onClose: () => void }

/** A shop, an account there under the same password, the old one closed. */
export function TurnDialog({ row, onClose }: Props) {
	const { t } = useTranslation('people')
	const queries = useQueryClient()
	const navigate = useNavigate()
	const acting = useAct(useKeepProfessional())
	const company = row.companyName ?? `${row.lastName} ${row.firstName}`
	const form = useForm<'shopName' | 'code'>({
		name: `turn ${row.id}`,
		isNew: true,
		base: { shopName: company, code: '' },
		problemsOf: (it) =>
			wrongOnly({
				shopName: requiredProblem(it.shopName),
				code: shopCodePattern.test(it.code.trim()) ? null : 'shopCode',
			}),
	})
	const name = form.values.shopName.trim()
	const code = form.values.code.trim()
	const turn = () =>
		acting.act({
			ask: async () => {
				const { id, revision } = row
				const shop = { code, name }
				await client.backOffice.professionals.turnIntoReseller({ id, revision, ...shop })
				await Promise.all([
					queries.invalidateQueries({ queryKey: ['people'] }),
					queries.invalidateQueries({ queryKey: ['session'] }),
				])
			},
			done: t('turn.done', { name }),
			after: () => {
				form.reset()
				void navigate({ to: '/resellers/$code', params: { code }, ignoreBlocker: true })
			},
		})
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
			form={form}
			typed={row.email}
			busy={acting.busy}
			problem={acting.problem}
			onConfirm={turn}
			onClose={onClose}
		>
			<FormText
				form={form}
				name="shopName"
				label={t('field.shopName')}
				first
				input={{ maxLength: 200 }}
			/>
			<FormText
				form={form}
				name="code"
				label={t('field.code')}
				hint={t('resellers.codeHint')}
				input={{ maxLength: 40, autoComplete: 'off' }}
			/>
		</ConfirmDialog>
	)
}
