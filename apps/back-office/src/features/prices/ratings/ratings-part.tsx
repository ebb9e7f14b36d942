import type { CommonPricing } from '@gabarit/contract'
import { Button, ErrorText, Icon, Spinner, toast, useFormats } from '@gabarit/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormText } from '../../../lib/form/form-fields.tsx'
import { LeaveGuard } from '../../../lib/form/leave-guard.tsx'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'
import { Problem } from '../../../lib/frame/problem.tsx'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { EffectPart } from '../effect/effect-part.tsx'
import { isVersionChanged, useReadPricesAgain, useWritesPrices } from '../use-prices.ts'
import {
	pricingOf,
	type RatingField,
	ratingGroups,
	ratingProblems,
	ratingTexts,
	salePriceOf,
	sampleCost,
} from './ratings-form.ts'
import styles from './ratings-part.module.css'

const calls = client.backOffice.prices.ratings
const queryKey = ['prices', 'ratings']
type Read = { version: string; pricing: CommonPricing }

export function RatingsPart() {
	const { t } = useTranslation('shop')
	const id = useId()
	const ratings = useQuery({ queryKey, queryFn: ({ signal }) => calls.get(undefined, { signal }) })
	return (
		<section aria-labelledby={id} className={styles.ratings}>
			<SectionHead id={id} title={t('ratings.title')} note={t('ratings.note')} />
			{ratings.data ? (
				<Ratings key={ratings.data.version} read={ratings.data} />
			) : ratings.isError ? (
				<Problem error={ratings.error} onRetry={() => void ratings.refetch()} />
			) : (
				<Spinner label={t('lists.loading')} />
			)}
		</section>
	)
}

function useRatings(read: Read) {
	const { t } = useTranslation(['shop', 'back-office'])
	const decimal = useTypedDecimal()
	const again = useReadPricesAgain()
	const [seen, setSeen] = useState(read)
	const [problem, setProblem] = useState<string | null>(null)
	const textsIn = (pricing: CommonPricing) => ratingTexts(pricing, decimal)
	const form = useForm<RatingField>({
		name: 'ratings',
		base: textsIn(read.pricing),
		problemsOf: ratingProblems,
	})
	/** Another version came into force: what another editor set stands beside what is typed. */
	const takeConflict = async (by: string | null) => {
		const now = await calls.get()
		setSeen(now)
		const { conflicts } = form.rebase(textsIn(now.pricing), by)
		const who = by ?? t('back-office:form.conflictSomeone')
		if (Object.keys(conflicts).length === 0) setProblem(t('back-office:form.rebased', { who }))
	}
	const save = useMutation({
		mutationFn: (sent: typeof form.values) =>
			calls.change({ from: seen.version, pricing: pricingOf(sent, seen.pricing) }),
		onSuccess: async (_, sent) => {
			form.settle(sent, sent)
			toast(t('ratings.saved'))
			await again()
		},
		onError: (error) => {
			if (isVersionChanged(error)) void takeConflict(error.data.by)
			else setProblem(t('ratings.failed'))
		},
	})
	const submit = () => {
		setProblem(null)
		form.touchAll()
		if (form.isReady && !save.isPending) save.mutate(form.values)
	}
	const giveUp = () => {
		setProblem(null)
		form.reset()
	}
	return { form, seen, problem, isSaving: save.isPending, submit, giveUp }
}

function Ratings({ read }: { read: Read }) {
	const writes = useWritesPrices()
	const formId = useId()
	const editing = useRatings(read)
	const { form, seen } = editing
	if (!writes) return <ReadRatings values={form.base} />
	return (
		<>
			<LeaveGuard isChanged={form.changed.length > 0} />
			<form
				id={formId}
				noValidate
				className={styles.fields}
				onSubmit={(event) => {
					event.preventDefault()
					editing.submit()
				}}
			>
				{ratingGroups.map((group) => (
					<div key={group[0]} className={styles.group}>
						{group.map((name) => (
							<RatingText key={name} form={form} name={name} />
						))}
					</div>
				))}
			</form>
			<RatingsBar editing={editing} formId={formId} />
			{form.isReady ? <Effect form={form} pricing={seen.pricing} /> : null}
		</>
	)
}

function RatingText({ form, name }: { form: Form<RatingField>; name: RatingField }) {
	const { t } = useTranslation('shop')
	const hinted = hintOf(name)
	return (
		<FormText
			form={form}
			name={name}
			label={t(`ratings.field.${name}`)}
			hint={hinted === null ? undefined : t(`ratings.hint.${hinted}`)}
			input={{ inputMode: 'decimal', autoComplete: 'off' }}
		/>
	)
}

type Hinted = Exclude<RatingField, 'vatBE' | 'vatReducedBE' | 'vatFR' | 'vatReducedFR'>

function hintOf(name: RatingField): Hinted | null {
	switch (name) {
		case 'vatBE':
		case 'vatReducedBE':
		case 'vatFR':
		case 'vatReducedFR':
			return null
		default:
			return name
	}
}

function ReadRatings({ values }: { values: Readonly<Record<RatingField, string>> }) {
	const { t } = useTranslation('shop')
	return (
		<div className={styles.read}>
			{ratingGroups.map((group) => (
				<dl key={group[0]} className={styles.group}>
					{group.map((name) => (
						<div key={name}>
							<dt>{t(`ratings.field.${name}`)}</dt>
							<dd>{values[name]}</dd>
						</div>
					))}
				</dl>
			))}
		</div>
	)
}

type BarProps = { editing: ReturnType<typeof useRatings>; formId: string }

/** Nothing changed: no bar. */
function RatingsBar({ editing, formId }: BarProps) {
	const { t } = useTranslation(['shop', 'back-office'])
	const { form, problem, isSaving, giveUp } = editing
	if (form.changed.length === 0 && problem === null) return null
	return (
		<div className={styles.bar}>
			<p aria-live="polite">
				<strong>{t('changes', { count: form.changed.length })}</strong>{' '}
				{problem === null ? t('ratings.atOnce') : <ErrorText>{problem}</ErrorText>}
			</p>
			<div className={styles.ways}>
				<Button kind="quiet" onClick={giveUp}>
					{t('back-office:form.keepAll')}
				</Button>
				<Button kind="primary" type="submit" form={formId} idle={isSaving}>
					{isSaving ? t('back-office:form.saving') : t('ratings.save')}
				</Button>
			</div>
		</div>
	)
}

/** What the last offers would cost, counted once typing pauses. */
function Effect({ form, pricing }: { form: Form<RatingField>; pricing: CommonPricing }) {
	const { t } = useTranslation('shop')
	const text = useSettled(JSON.stringify(pricingOf(form.values, pricing)))
	const effect = useQuery({
		queryKey: ['price-effect', text],
		queryFn: ({ signal }) =>
			calls.preview({ pricing: JSON.parse(text) as CommonPricing }, { signal }),
	})
	if (effect.isError) return <ErrorText>{t('effect.failed')}</ErrorText>
	if (!effect.data) return <p className={styles.counting}>{t('effect.counting')}</p>
	return (
		<>
			<NewShops form={form} />
			<EffectPart effect={effect.data.effect} />
		</>
	)
}

const coefficients = ['coefficientIndividual', 'coefficientProfessional'] as const

/** Coefficients are what a new shop begins with: no offer of today changes by them. */
function NewShops({ form }: { form: Form<RatingField> }) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const changed = coefficients.filter((field) => form.changed.includes(field))
	if (changed.length === 0) return null
	const soldAt = (text: string) => format.money(salePriceOf(sampleCost, text))
	return (
		<div className={styles.newShops}>
			<p>{t('ratings.newShops')}</p>
			<ul>
				{changed.map((field) => (
					<li key={field}>
						{t(`ratings.sold.${field}`, { cost: format.money(sampleCost) })}{' '}
						<span>{soldAt(form.base[field])}</span> <Icon name="arrowRight" size={16} />{' '}
						<strong>{soldAt(form.values[field])}</strong>
					</li>
				))}
			</ul>
		</div>
	)
}
