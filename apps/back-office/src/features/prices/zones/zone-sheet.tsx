import { ApiError } from '@gabarit/contract'
import { Button, ErrorText, LinkButton, Modal, toast, useFormats } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSegments, FormText } from '../../../lib/form/form-fields.tsx'
import { LeaveGuard } from '../../../lib/form/leave-guard.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'
import { useReadPricesAgain } from '../use-prices.ts'
import {
	withZone,
	type Zone,
	type ZoneField,
	type ZoneRow,
	zoneProblems,
	zoneRowsOf,
	zonesOf,
	zoneTexts,
} from './zone-form.ts'
import styles from './zone-sheet.module.css'

type Props = {
	zone: Zone | null
	read: { version: string; zones: ZoneRow[] }
	onClose: () => void
}

const calls = client.backOffice.prices.zones
const mostNamed = 5

function useZone({ zone, read, onClose }: Props) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const amount = useTypedAmount()
	const again = useReadPricesAgain()
	const [seen, setSeen] = useState(read)
	const [rebasedText, setRebasedText] = useState<string | null>(null)
	const form = useForm<ZoneField>({
		name: `zone ${zone?.zone ?? 'new'}`,
		base: zoneTexts(zone, amount),
		isNew: zone === null,
		problemsOf: zoneProblems,
		sentWith: () => () => true,
	})
	/** Another version came into force: what another editor set stands beside what is typed. */
	const takeConflict = async () => {
		const now = await calls.list()
		setSeen(now)
		const theirs = zonesOf(now.zones).find((it) => it.zone === zone?.zone)
		const conflicts = theirs ? form.rebase(zoneTexts(theirs, amount), null).conflicts : {}
		setRebasedText(Object.keys(conflicts).length === 0 ? t('zones.changed') : null)
	}
	const save = useMutation({
		mutationFn: (given: ZoneRow[]) => {
			setRebasedText(null)
			return calls.change({
				from: seen.version,
				zones: withZone(seen.zones, zone?.zone ?? null, given),
			})
		},
		onSuccess: async () => {
			form.reset()
			onClose()
			toast(t('zones.saved'))
			await again()
		},
		onError: async (error) => {
			if (error instanceof ApiError && error.code === 'price_version_changed') await takeConflict()
		},
	})
	const problemText = (error: Error | null): string | null => {
		if (error === null) return null
		if (!(error instanceof ApiError)) return t('zones.failed')
		if (error.code === 'price_version_changed') return rebasedText
		if (error.code !== 'zones_faulty') return t('zones.failed')
		const { problems } = error.data as { problems: { found: string }[] }
		const codes = problems.slice(0, mostNamed).map(({ found }) => found)
		return t('zones.faulty', { codes: format.list(codes) })
	}
	const isTaken = zone === null && seen.zones.some((it) => it.zone === form.values.zone.trim())
	const submit = () => {
		form.touchAll()
		if (isTaken) form.refuse({ zone: t('zones.taken') })
		else if (form.isReady && !save.isPending) save.mutate(zoneRowsOf(form.values))
	}
	return {
		form,
		problem: problemText(save.error),
		isSaving: save.isPending,
		submit,
		remove: () => save.mutate([]),
	}
}

export function ZoneSheet(props: Props) {
	const { zone, onClose } = props
	const { t } = useTranslation(['shop', 'back-office'])
	const formId = useId()
	const editing = useZone(props)
	const { form, problem, isSaving } = editing
	const [asked, setAsked] = useState(false)
	const isIdle = form.changed.length === 0 && problem === null
	const giveUp = () => {
		form.reset()
		onClose()
	}
	const foot = (
		<div className={styles.bar}>
			<p>{problem === null ? t('ratings.atOnce') : <ErrorText>{problem}</ErrorText>}</p>
			<div className={styles.ways}>
				<Button kind="quiet" onClick={giveUp}>
					{t('back-office:form.keepAll')}
				</Button>
				<Button kind="primary" type="submit" form={formId} idle={isSaving}>
					{isSaving
						? t('back-office:form.saving')
						: t(zone === null ? 'zones.create' : 'ratings.save')}
				</Button>
			</div>
		</div>
	)
	return (
		<Modal
			opened
			size="side"
			title={zone === null ? t('zones.new') : t('zones.titleOf', { zone: zone.zone })}
			onClose={onClose}
			footer={isIdle ? undefined : foot}
		>
			<LeaveGuard isChanged={!isIdle} />
			<form
				id={formId}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					editing.submit()
				}}
			>
				<ZoneFields form={form} />
			</form>
			{zone === null ? null : (
				<p className={styles.more}>
					<LinkButton touch tone="ink" onClick={() => setAsked(true)}>
						{t('zones.remove')}
					</LinkButton>
				</p>
			)}
			{asked ? (
				<Modal
					opened
					size="small"
					title={t('zones.remove')}
					onClose={() => setAsked(false)}
					footer={
						<>
							<Button kind="quiet" data-autofocus onClick={() => setAsked(false)}>
								{t('back-office:dialog.cancel')}
							</Button>
							<Button
								kind="danger"
								onClick={() => {
									setAsked(false)
									editing.remove()
								}}
							>
								{t('zones.remove')}
							</Button>
						</>
					}
				>
					<p>{t('zones.removeText')}</p>
				</Modal>
			) : null}
		</Modal>
	)
}

function ZoneFields({ form }: { form: ReturnType<typeof useZone>['form'] }) {
	const { t } = useTranslation('shop')
	const countries = (['BE', 'FR'] as const).map((value) => ({
		value,
		label: t(`countryName.${value}`),
	}))
	return (
		<>
			{form.isNew ? (
				<>
					<FormText form={form} name="zone" label={t('zones.zone')} required first />
					<FormSegments form={form} name="country" label={t('zones.country')} options={countries} />
				</>
			) : null}
			<FormText
				form={form}
				name="firstPallet"
				label={t('zones.firstIn')}
				required
				input={{ inputMode: 'decimal' }}
			/>
			<FormText
				form={form}
				name="nextPallet"
				label={t('zones.nextIn')}
				required
				input={{ inputMode: 'decimal' }}
			/>
			<FormText
				form={form}
				name="ranges"
				label={t('zones.codes')}
				required
				multiline
				rows={8}
				hint={t(form.problems.ranges === undefined ? 'zones.codesHint' : 'zones.codesWrong')}
			/>
		</>
	)
}
