import { type DiscountPeriod, lastDiscountDay } from '@gabarit/contract'
import { LinkButton, useLanguage } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { client } from '../../../lib/client.ts'
import { FormText } from '../../../lib/form/form-fields.tsx'
import { FormSheet } from '../../../lib/form/form-sheet.tsx'
import { SureDialog } from '../../../lib/form/sure-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { type PeriodField, periodOf, periodProblems, periodTexts } from './discount-form.ts'
import { useDiscountWrite } from './use-discount-write.ts'
import { useWriting } from './use-writing.ts'

type Props = { tenant: string | undefined; period: DiscountPeriod | null; onClose: () => void }

const calls = client.backOffice.discounts.periods

function usePeriodForm({ tenant, period, onClose }: Props) {
	const { t } = useTranslation('shop')
	const writing = useWriting()
	const today = brusselsToday()
	const [seen, setSeen] = useState(period)
	const form = useForm<PeriodField>({
		name: `period ${tenant ?? ''} ${period?.id ?? 'new'}`,
		base: periodTexts(period, writing, today),
		isNew: period === null,
		longestOf: () => ({ fr: 60, nl: 60, en: 60 }),
		problemsOf: (values, base) => periodProblems(values, base, today),
		sentWith: () => () => true,
	})
	const writes = useDiscountWrite<DiscountPeriod, PeriodField>({
		tenant,
		form,
		onDone: () => {
			form.reset()
			onClose()
		},
		onConflict: (current, by) => {
			setSeen(current)
			const { conflicts } = form.rebase(periodTexts(current, writing, today), by)
			return Object.keys(conflicts).length === 0
		},
	})
	const save = () => {
		const given = periodOf(form.values)
		const key = seen && { id: seen.id, revision: seen.revision }
		const call = () =>
			key ? calls.change({ tenant, ...key, ...given }) : calls.create({ tenant, ...given })
		writes.write(call, t('period.done'))
	}
	const remove = () => {
		if (seen === null) return
		const { id, revision } = seen
		writes.write(() => calls.remove({ tenant, id, revision }), t('period.removed'))
	}
	return { form, seen, save, remove, ...writes }
}

export function PeriodSheet(props: Props) {
	const { period, onClose } = props
	const { t } = useTranslation('shop')
	const language = useLanguage()
	const editing = usePeriodForm(props)
	const { form, seen, problem, isBusy } = editing
	const [asked, setAsked] = useState<'save' | 'remove' | null>(null)
	const hasBegun = seen?.hasBegun === true
	const act = (what: 'save' | 'remove') => {
		setAsked(null)
		editing[what]()
	}
	const submit = () => {
		form.touchAll()
		if (!form.isReady || isBusy) return
		if (hasBegun) setAsked('save')
		else editing.save()
	}
	return (
		<>
			<FormSheet
				form={form}
				title={
					period === null ? t('period.new') : t('period.title', { name: period.label[language] })
				}
				create={t('period.create')}
				problem={problem}
				isBusy={isBusy}
				onSubmit={submit}
				onClose={onClose}
				more={
					period === null ? null : (
						<p>
							<LinkButton
								touch
								tone="ink"
								onClick={() => (hasBegun ? setAsked('remove') : act('remove'))}
							>
								{t('period.remove')}
							</LinkButton>
						</p>
					)
				}
			>
				<PeriodFields form={form} />
			</FormSheet>
			{asked === null ? null : (
				<SureDialog
					title={t('period.begunTitle')}
					text={t('period.begunText')}
					confirm={t(asked === 'save' ? 'period.begunSave' : 'period.begunRemove')}
					isDanger={asked === 'remove'}
					onClose={() => setAsked(null)}
					onConfirm={() => act(asked)}
				/>
			)}
		</>
	)
}

function PeriodFields({ form }: { form: ReturnType<typeof usePeriodForm>['form'] }) {
	const { t } = useTranslation('shop')
	const last = lastDiscountDay(brusselsToday())
	return (
		<>
			{(['fr', 'nl', 'en'] as const).map((name) => (
				<FormText
					key={name}
					form={form}
					name={name}
					label={t(`period.label.${name}`)}
					first={name === 'fr'}
					hint={name === 'en' ? t('period.labelHint') : undefined}
				/>
			))}
			<FormText
				form={form}
				name="percentage"
				label={t('period.percentage')}
				input={{ inputMode: 'decimal' }}
			/>
			<FormText
				form={form}
				name="from"
				label={t('period.from')}
				hint={t('period.fromHint')}
				input={{ type: 'date', max: last }}
			/>
			<FormText
				form={form}
				name="until"
				label={t('period.until')}
				input={{ type: 'date', min: form.values.from, max: last }}
			/>
		</>
	)
}
