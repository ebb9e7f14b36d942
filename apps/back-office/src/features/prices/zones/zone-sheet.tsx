import { ApiError, zoneKeyOf } from '@gabarit/contract'
import { LinkButton, toast, useFormats } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSegments, FormText } from '../../../lib/form/form-fields.tsx'
import { FormSheet } from '../../../lib/form/form-sheet.tsx'
import { SureDialog } from '../../../lib/form/sure-dialog.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'
import { isVersionChanged, useReadPricesAgain } from '../use-prices.ts'
import { useZoneName } from './use-zone-name.ts'
import {
	typedZoneOf,
	withZone,
	type Zone,
	type ZoneField,
	type ZoneRow,
	zoneOfKey,
	zoneProblems,
	zoneRowsOf,
	zonesOf,
	zoneTexts,
} from './zone-form.ts'

type Props = {
	zone: Zone | null
	read: { version: string; zones: ZoneRow[] }
	onClose: () => void
}

const calls = client.backOffice.prices.zones
const mostNamed = 5

function useZone({ zone, read, onClose }: Props) {
	const { t } = useTranslation(['shop', 'back-office'])
	const format = useFormats()
	const amount = useTypedAmount()
	const again = useReadPricesAgain()
	const key = zone && zoneKeyOf(zone)
	const [seen, setSeen] = useState(read)
	const [rebasedText, setRebasedText] = useState<string | null>(null)
	const form = useForm<ZoneField>({
		name: `zone ${key ?? 'new'}`,
		base: zoneTexts(zone, amount),
		isNew: zone === null,
		problemsOf: zoneProblems,
		sentWith: () => () => true,
	})
	/** Another version came into force: what another editor set stands beside what is typed. */
	const takeConflict = async (by: string | null) => {
		const now = await calls.list()
		setSeen(now)
		const theirs = zoneOfKey(zonesOf(now.zones), key)
		const conflicts = theirs ? form.rebase(zoneTexts(theirs, amount), by).conflicts : {}
		const who = by ?? t('back-office:form.conflictSomeone')
		setRebasedText(Object.keys(conflicts).length === 0 ? t('zones.changed', { who }) : null)
	}
	const save = useMutation({
		mutationFn: (given: ZoneRow[]) => {
			setRebasedText(null)
			return calls.change({ from: seen.version, zones: withZone(seen.zones, key, given) })
		},
		onSuccess: async () => {
			form.reset()
			onClose()
			toast(t('zones.saved'))
			await again()
		},
		onError: async (error) => {
			if (isVersionChanged(error)) await takeConflict(error.data.by)
		},
	})
	const problemText = (error: Error | null): string | null => {
		if (error === null) return null
		if (isVersionChanged(error)) return rebasedText
		if (!(error instanceof ApiError)) return t('zones.failed')
		if (error.code !== 'zones_faulty') return t('zones.failed')
		const { problems } = error.data as { problems: { found: string }[] }
		const codes = problems.slice(0, mostNamed).map(({ found }) => found)
		return t('zones.faulty', { codes: format.list(codes) })
	}
	const isTaken =
		zone === null && zoneOfKey(seen.zones, zoneKeyOf(typedZoneOf(form.values))) !== null
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
	const { zone, read, onClose } = props
	const { t } = useTranslation('shop')
	const nameOf = useZoneName(read.zones)
	const editing = useZone(props)
	const { form, problem, isSaving } = editing
	const [asked, setAsked] = useState(false)
	const removal = (
		<p>
			<LinkButton touch tone="ink" onClick={() => setAsked(true)}>
				{t('zones.remove')}
			</LinkButton>
		</p>
	)
	return (
		<>
			<FormSheet
				form={form}
				title={zone === null ? t('zones.new') : t('zones.titleOf', { zone: nameOf(zone) })}
				create={t('zones.create')}
				note={t('ratings.atOnce')}
				problem={problem}
				isBusy={isSaving}
				onSubmit={editing.submit}
				onClose={onClose}
				more={zone === null ? null : removal}
			>
				<ZoneFields form={form} />
			</FormSheet>
			{asked ? (
				<SureDialog
					title={t('zones.remove')}
					text={t('zones.removeText')}
					confirm={t('zones.remove')}
					isDanger
					onClose={() => setAsked(false)}
					onConfirm={() => {
						setAsked(false)
						editing.remove()
					}}
				/>
			) : null}
		</>
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
					<FormText form={form} name="zone" label={t('zones.zone')} first />
					<FormSegments form={form} name="country" label={t('zones.country')} options={countries} />
				</>
			) : null}
			<FormText
				form={form}
				name="firstPallet"
				label={t('zones.firstIn')}
				input={{ inputMode: 'decimal' }}
			/>
			<FormText
				form={form}
				name="nextPallet"
				label={t('zones.nextIn')}
				input={{ inputMode: 'decimal' }}
			/>
			<FormText
				form={form}
				name="ranges"
				label={t('zones.codes')}
				multiline
				rows={8}
				hint={t(form.problems.ranges === undefined ? 'zones.codesHint' : 'zones.codesWrong')}
			/>
		</>
	)
}
