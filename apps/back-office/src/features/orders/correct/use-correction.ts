import type { Corrected, Correction, OrderPage } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { client } from '../../../lib/client.ts'
import { useShopCountry } from '../../../lib/domain.ts'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { afterOwnChanges } from '../use-orders.ts'
import {
	type CorrectionText,
	correctionOf,
	correctionProblems,
	type FormGroup,
	fieldOf,
	fieldsOfGroup,
	sentWith,
	textsOf,
	type Values,
} from './correction-form.ts'
import { effectProblem, isConflict, useCorrectionRefusal } from './correction-refusals.ts'
import { type Refusal, useHeldSave, useRefusal, useSaveCorrection } from './use-save-correction.ts'

export type CorrectionForm = Form<CorrectionText>

function useTextsOf(): (order: OrderPage) => Values {
	const amount = useTypedAmount()
	const country = useShopCountry()
	return (order) => textsOf(order, { amount, country })
}

/** Of the group only what its fields hold: another group's draft is another form. */
function useGroupForm(order: OrderPage, group: FormGroup): CorrectionForm {
	const textsIn = useTextsOf()
	const fields = fieldsOfGroup[group]
	const today = brusselsToday()
	const form = useForm<CorrectionText>({
		name: `correct ${order.reference} ${group}`,
		base: textsIn(order),
		sentWith,
		longestOf: ({ discountKind }) => ({
			remark: 2000,
			...(discountKind !== 'none' && { discountReason: 200 }),
		}),
		problemsOf: (values, base) => {
			const problems = correctionProblems(values, base, today)
			const ours = Object.entries(problems).filter(([text]) =>
				fields.includes(fieldOf(text as CorrectionText)),
			)
			return Object.fromEntries(ours)
		},
	})
	return form
}

/** What the correction would change, as the server counts it; `counted` only of exactly what is typed. */
function useEffectOf(order: OrderPage, given: Correction | null) {
	const { reference } = order
	const revision = afterOwnChanges(order)
	const typed = given === null ? '' : JSON.stringify(given)
	const text = useSettled(typed)
	const query = useQuery<Corrected>({
		queryKey: ['orders', 'effect', reference, revision, text],
		queryFn: ({ signal }) =>
			client.backOffice.orders.change(
				{ ...(JSON.parse(text) as Correction), reference, revision, dryRun: true },
				{ signal },
			),
		enabled: text !== '',
		retry: false,
		staleTime: 0,
	})
	const isCurrent = typed !== '' && typed === text && !query.isFetching
	const counted = isCurrent && query.data !== undefined && !query.isError ? query.data : null
	return { ...query, counted, error: isCurrent ? query.error : null }
}

/** Takes what the server refused into the form, what another editor saved too. */
function useTakeConflict(form: CorrectionForm, setSeen: (now: OrderPage) => void) {
	const { t } = useTranslation('back-office')
	const textsIn = useTextsOf()
	const refusalText = useCorrectionRefusal()
	/** What is left to say. */
	return (refusal: Refusal): string | null => {
		if (refusal.kind === 'fields') form.refuse(refusal.fields)
		if (refusal.kind === 'fields') return refusal.other
		if (refusal.kind === 'other') return refusalText(refusal.error)
		setSeen(refusal.now)
		const { conflicts } = form.rebase(textsIn(refusal.now), refusal.by)
		const who = refusal.by ?? t('form.conflictSomeone')
		return Object.keys(conflicts).length === 0 ? t('form.rebased', { who }) : null
	}
}

export type Correcting = ReturnType<typeof useCorrecting>

/** Saves against the order as the form began with it: what somebody else saved since is a conflict. */
export function useCorrecting(order: OrderPage, group: FormGroup, onDone: () => void) {
	const refusalText = useCorrectionRefusal()
	const [seen, setSeen] = useState(order)
	const [problem, setProblem] = useState<string | null>(null)
	const form = useGroupForm(order, group)
	const { changed, values, isReady } = form
	const given = useMemo(
		() => (isReady ? correctionOf(values, changed) : null),
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- `changed` is another array at each render
		[values, isReady],
	)
	const effect = useEffectOf(seen, given)
	const refusalOf = useRefusal(seen, values)
	const takeConflict = useTakeConflict(form, setSeen)
	const { error, refetch } = effect
	const refuse = async (why: unknown) => {
		const refusal = await refusalOf(why)
		setProblem(takeConflict(refusal))
		// The price may be another by now, or the server be back.
		if (refusal.kind === 'other') await refetch()
	}
	useEffect(() => {
		if (isConflict(error)) void refusalOf(error).then((it) => setProblem(takeConflict(it)))
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each conflict that the dry run meets
	}, [error])
	const end = () => {
		form.reset()
		onDone()
	}
	const save = useSaveCorrection(seen, { onDone: end, onError: (why) => void refuse(why) })
	const send = useHeldSave(seen, save, end)
	return {
		form,
		effect,
		/** Waits to be sent: the sheet is out of the way, and stands again where it is undone or refused. */
		isHeld: send.isHeld,
		problem: problem ?? (error && effectProblem(error, refusalText)),
		isSaving: save.isPending || send.isHeld,
		/** Nothing is saved before its total was shown. */
		isCounting: given !== null && effect.counted === null && error === null,
		submit: (agreement: string) => {
			setProblem(null)
			form.touchAll()
			if (given === null || save.isPending || send.isHeld) return
			if (error) void refuse(error)
			if (effect.counted === null) return
			const said = agreement.trim()
			const { total, mails } = effect.counted
			void send.save({ ...given, total, ...(said !== '' && { agreement: said }) }, mails)
		},
	}
}
