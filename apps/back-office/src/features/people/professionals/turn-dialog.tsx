import { countries, type Professional } from '@gabarit/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { Halves } from '../record/record-form.tsx'
import { useAct } from '../record/use-act.ts'
import { proposedShop, shopOf, type TurnField, turnProblems } from './turn-form.ts'
import { useKeepProfessional } from './use-professionals.ts'

type Props = { row: Professional; onClose: () => void }

/** A shop, an account there under the same password, the old one closed. */
export function TurnDialog({ row, onClose }: Props) {
	const { t } = useTranslation(['people', 'back-office'])
	const queries = useQueryClient()
	const navigate = useNavigate()
	const acting = useAct(useKeepProfessional())
	const form = useForm<TurnField>({
		name: `turn ${row.id}`,
		base: proposedShop(row, (box) => t('back-office:order.box', { box })),
		isNew: true,
		longestOf: () => ({ shopName: 200, code: 40, address: 200, vatNumber: 200 }),
		problemsOf: turnProblems,
	})
	const turn = () => {
		const { id, revision } = row
		const shop = shopOf(form.values)
		acting.act({
			ask: async () => {
				await client.backOffice.professionals.turnIntoReseller({ id, revision, ...shop })
				await Promise.all([
					queries.invalidateQueries({ queryKey: ['people'] }),
					queries.invalidateQueries({ queryKey: ['session'] }),
				])
			},
			done: t('turn.done', { name: shop.name }),
			after: () => {
				form.reset()
				void navigate({
					to: '/resellers/$code',
					params: { code: shop.code },
					ignoreBlocker: true,
				})
			},
		})
	}
	return (
		<ConfirmDialog
			title={t('turn.dialog', { name: row.companyName ?? `${row.lastName} ${row.firstName}` })}
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
			<ShopFields form={form} />
		</ConfirmDialog>
	)
}

function ShopFields({ form }: { form: Form<TurnField> }) {
	const { t } = useTranslation(['people', 'back-office'])
	const text = (name: TurnField) => ({ form, name, label: t(`field.${name}`) })
	return (
		<>
			<Halves>
				<FormText {...text('shopName')} first />
				<FormText
					{...text('code')}
					hint={t('resellers.codeHint')}
					input={{ autoComplete: 'off' }}
				/>
			</Halves>
			<FormText {...text('address')} />
			<Halves>
				<FormSelect
					{...text('country')}
					options={countries.map((value) => ({
						value,
						label: t(`back-office:correct.countries.${value}`),
					}))}
				/>
				<FormText {...text('vatNumber')} />
			</Halves>
			<Halves>
				<FormText {...text('phoneNumber')} input={{ type: 'tel', inputMode: 'tel' }} />
				<FormText {...text('email')} input={{ type: 'email', inputMode: 'email' }} />
			</Halves>
		</>
	)
}
