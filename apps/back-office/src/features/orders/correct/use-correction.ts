import type { Corrected, Correction, OrderPage } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { client } from '../../../lib/client.ts'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'
import {
	type CorrectionText,
	correctionOf,
	correctionProblems,
	fieldOf,
	fieldsOfGroup,
	type Group,
	textsOf,
} from './correction-form.ts'
import { effectProblem, useRefusalText } from './correction-refusals.ts'
import { useSaveCorrection } from './use-save-correction.ts'

const settleMs = 400

/** What is typed counts once the keys rest. */
function useSettled<Value>(value: Value): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), settleMs)
		return () => clearTimeout(timer)
	}, [value])
	return settled
}

export type CorrectionForm = Form<CorrectionText>

/** Of the group only what its fields hold: another group's draft is another form. */
function useGroupForm(order: OrderPage, group: Group): CorrectionForm {
	const amount = useTypedAmount()
	const fields = fieldsOfGroup[group]
	const today = brusselsToday()
	const form = useForm<CorrectionText>({
		name: `correct ${order.reference} ${group}`,
		base: textsOf(order, amount),
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

/** What the correction would change, as the server counts it. */
function useEffectOf(order: OrderPage, given: Correction | null) {
	const { reference, revision } = order
	const text = useSettled(given === null ? '' : JSON.stringify(given))
	return useQuery<Corrected>({
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
}

export type Correcting = ReturnType<typeof useCorrecting>

/** Saves against the order as the form began with it: what somebody else saved since is a conflict. */
export function useCorrecting(order: OrderPage, group: Group, onDone: () => void) {
	const { t } = useTranslation('back-office')
	const amount = useTypedAmount()
	const refusalOf = useRefusalText()
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
	const save = useSaveCorrection(seen, {
		onDone: () => {
			form.reset()
			onDone()
		},
		onRefused: (refusal) => {
			if (refusal.kind === 'fields') form.refuse(refusal.fields)
			else if (refusal.kind === 'other') setProblem(refusalOf(refusal.error))
			else {
				setSeen(refusal.now)
				const { conflicts } = form.rebase(textsOf(refusal.now, amount), refusal.by)
				const who = refusal.by ?? t('form.conflictSomeone')
				if (Object.keys(conflicts).length === 0) setProblem(t('form.rebased', { who }))
			}
		},
	})
	return {
		form,
		effect,
		problem: problem ?? (effect.error && effectProblem(effect.error, refusalOf)),
		isSaving: save.isPending,
		submit: (agreement: string) => {
			setProblem(null)
			form.touchAll()
			if (given === null || save.isPending) return
			const said = agreement.trim()
			save.mutate({ ...given, ...(said !== '' && { agreement: said }) })
		},
	}
}
