import { lastDiscountDay, type PromoCode } from '@gabarit/contract'
import { LinkButton, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { client } from '../../../lib/client.ts'
import { FormSegments, FormText } from '../../../lib/form/form-fields.tsx'
import { FormSheet } from '../../../lib/form/form-sheet.tsx'
import { SureDialog } from '../../../lib/form/sure-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { type PromoField, promoOf, promoProblems, promoTexts } from './discount-form.ts'
import styles from './promo-sheet.module.css'
import { useDiscountWrite } from './use-discount-write.ts'
import { useWriting } from './use-writing.ts'

type Props = { tenant: string | undefined; promo: PromoCode | null; onClose: () => void }

const calls = client.backOffice.discounts.promoCodes

function usePromoForm({ tenant, promo, onClose }: Props) {
	const { t } = useTranslation('shop')
	const writing = useWriting()
	const today = brusselsToday()
	const [seen, setSeen] = useState(promo)
	const form = useForm<PromoField>({
		name: `promo ${tenant ?? ''} ${promo?.code ?? 'new'}`,
		base: promoTexts(promo, writing),
		isNew: promo === null,
		longestOf: () => ({ code: 10 }),
		problemsOf: (values, base) => promoProblems(values, base, today),
		sentWith: () => () => true,
	})
	const writes = useDiscountWrite<PromoCode, PromoField>({
		tenant,
		form,
		onDone: () => {
			form.reset()
			onClose()
		},
		onConflict: (current, by) => {
			setSeen(current)
			const { conflicts } = form.rebase(promoTexts(current, writing), by)
			return Object.keys(conflicts).length === 0
		},
		onTaken: () => form.refuse({ code: t('code.taken') }),
	})
	const save = () => {
		const given = promoOf(form.values)
		const call = () =>
			seen
				? calls.change({ tenant, ...given, revision: seen.revision })
				: calls.create({ tenant, ...given })
		writes.write(call, t('code.done'))
	}
	return { form, seen, save, ...writes }
}

export function PromoSheet(props: Props) {
	const { promo, onClose } = props
	const { t } = useTranslation('shop')
	const editing = usePromoForm(props)
	const { form, seen, problem, isBusy } = editing
	const submit = () => {
		form.touchAll()
		if (form.isReady && !isBusy) editing.save()
	}
	return (
		<FormSheet
			form={form}
			title={promo === null ? t('code.new') : t('code.title', { code: promo.code })}
			create={t('code.create')}
			problem={problem}
			isBusy={isBusy}
			onSubmit={submit}
			onClose={onClose}
			more={
				seen === null ? null : <Ways promo={seen} tenant={props.tenant} write={editing.write} />
			}
		>
			<PromoFields form={form} uses={promo?.uses ?? 0} />
		</FormSheet>
	)
}

type FieldsProps = { form: ReturnType<typeof usePromoForm>['form']; uses: number }

function PromoFields({ form, uses }: FieldsProps) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const last = lastDiscountDay(brusselsToday())
	const isPercentage = form.values.kind === 'percentage'
	const kinds = (['percentage', 'amount'] as const).map((value) => ({
		value,
		label: t(`code.kinds.${value}`),
	}))
	return (
		<>
			{form.isNew ? (
				<FormText
					form={form}
					name="code"
					label={t('code.code')}
					first
					hint={t('code.codeHint')}
					input={{ autoComplete: 'off' }}
				/>
			) : null}
			<FormSegments form={form} name="kind" label={t('code.kind')} options={kinds} />
			<FormText
				key={form.values.kind}
				form={form}
				name={isPercentage ? 'percentage' : 'amount'}
				label={t(isPercentage ? 'code.percentage' : 'code.amount')}
				input={{ inputMode: 'decimal' }}
			/>
			<div className={styles.days}>
				<FormText
					form={form}
					name="from"
					label={t('code.from')}
					hint={t('code.daysHint')}
					input={{ type: 'date', max: last }}
				/>
				<FormText
					form={form}
					name="until"
					label={t('code.until')}
					input={{ type: 'date', max: last }}
				/>
			</div>
			<FormText
				form={form}
				name="maximumUses"
				label={t('code.maximumUses')}
				hint={t('code.usesHint', { count: format.number(uses) })}
				input={{ inputMode: 'numeric' }}
			/>
		</>
	)
}

type WaysProps = {
	promo: PromoCode
	tenant: string | undefined
	write: ReturnType<typeof usePromoForm>['write']
}

function Ways({ promo, tenant, write }: WaysProps) {
	const { t } = useTranslation('shop')
	const [asked, setAsked] = useState(false)
	const { code, revision, archivedAt } = promo
	const isArchived = archivedAt !== null
	const archive = () =>
		write(
			() => calls.archive({ tenant, code, revision, archived: !isArchived }),
			t(isArchived ? 'code.backDone' : 'code.archivedDone'),
		)
	const remove = () => {
		setAsked(false)
		write(() => calls.remove({ tenant, code, revision }), t('code.removed'))
	}
	return (
		<div className={styles.ways}>
			<p>
				<LinkButton touch tone="ink" onClick={archive}>
					{t(isArchived ? 'code.unarchive' : 'code.archive')}
				</LinkButton>
				{isArchived ? null : <span>{t('code.archiveHint')}</span>}
			</p>
			<p>
				<LinkButton touch tone="ink" onClick={() => setAsked(true)}>
					{t('code.remove')}
				</LinkButton>
			</p>
			{asked ? (
				<SureDialog
					title={t('code.removeTitle', { code })}
					text={t('code.removeText')}
					confirm={t('code.remove')}
					isDanger
					onClose={() => setAsked(false)}
					onConfirm={remove}
				/>
			) : null}
		</div>
	)
}
