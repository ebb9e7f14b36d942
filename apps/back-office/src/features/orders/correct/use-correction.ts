import { ApiError, type Corrected, type Correction, type OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { client } from '../../../lib/client.ts'
import { type Form, useForm } from '../../../lib/form/use-form.ts'
import { fetchOrder, useKeepOrder } from '../use-orders.ts'
import {
	type CorrectionText,
	correctionOf,
	correctionProblems,
	fieldOf,
	fieldsOfGroup,
	type Group,
	textsOf,
	type Values,
} from './correction-form.ts'

/** `119,50` in the reader's language, without signs that nobody types. */
function useTypedAmount(): (cents: number) => string {
	const { i18n } = useTranslation()
	return (cents) => (cents / 100).toFixed(2).replace('.', i18n.language === 'en' ? '.' : ',')
}

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
	const base = textsOf(order, amount)
	const fields = fieldsOfGroup[group]
	const today = brusselsToday()
	const form = useForm<CorrectionText>({
		name: `correct ${order.reference} ${group}`,
		base,
		problemsOf: (values) => {
			const problems = correctionProblems(values as Values, base, today)
			const ours = Object.entries(problems).filter(([text]) =>
				fields.includes(fieldOf(text as CorrectionText)),
			)
			return Object.fromEntries(ours)
		},
	})
	return form
}

type Given = Correction & { agreement?: string }

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

export function useCorrecting(order: OrderPage, group: Group, onDone: () => void) {
	const { t } = useTranslation(['back-office', 'errors'])
	const queries = useQueryClient()
	const keep = useKeepOrder()
	const amount = useTypedAmount()
	const form = useGroupForm(order, group)
	const [problem, setProblem] = useState<string | null>(null)
	const { changed, values, isReady } = form
	const given = useMemo(
		() => (isReady ? correctionOf(values as Values, changed) : null),
		// oxlint-disable-next-line react-hooks/exhaustive-deps -- `changed` is another array at each render
		[values, isReady],
	)
	const effect = useEffectOf(order, given)
	const save = useMutation<OrderPage, Error, Given>({
		mutationFn: async (body) => {
			const { reference, revision } = order
			const answer = await client.backOffice.orders.change({ ...body, reference, revision })
			return answer.order as OrderPage
		},
		onSuccess: async (fresh) => {
			form.reset()
			keep(fresh)
			onDone()
			toast(t('correct.done'))
			await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
		},
		onError: (error) => void explain(error),
	})

	async function explain(error: unknown) {
		const refused = refusedFields(error)
		if (refused !== null) return form.refuse(refused)
		const code = error instanceof ApiError ? error.code : null
		if (code !== 'order_changed') return setProblem(refusalOf(error))
		const now = await fetchOrder(order.reference).catch(() => null)
		if (now === null) return setProblem(t('correct.failed'))
		keep(now)
		const by = now.timeline[0]?.actor.name ?? null
		form.rebase(textsOf(now, amount), by)
	}

	function refusalOf(error: unknown): string {
		if (!(error instanceof ApiError)) return t('correct.failed')
		if (error.code === 'transition_not_allowed') return t('correct.noMore')
		return error.status >= 500
			? t('correct.failed')
			: t('correct.refused', { reason: t(`errors:${error.code}`) })
	}

	return {
		form,
		effect,
		problem: problem ?? (effect.error ? effectProblem(effect.error, refusalOf) : null),
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

/** A conflict is told when it is saved; a wrong field at its field. */
function effectProblem(error: Error, refusalOf: (error: unknown) => string): string | null {
	const isConflict = error instanceof ApiError && error.code === 'order_changed'
	if (isConflict) return null
	const refused = refusedFields(error)
	return refused === null ? refusalOf(error) : (Object.values(refused)[0] ?? null)
}

type Refused = Partial<Record<CorrectionText, string>>

/** The server's words for a wrong value, by field; null where it is another refusal. */
function refusedFields(error: unknown): Refused | null {
	if (!(error instanceof ApiError) || error.code !== 'invalid_model') return null
	const { problems } = (error.data ?? {}) as { problems?: { path: string; message: string }[] }
	return Object.fromEntries((problems ?? []).map((it) => [textAt(it.path), it.message]))
}

/** Where a wrong value is typed. */
function textAt(path: string): string {
	if (path === 'services') return 'fitting'
	return path === 'deliveryMode.deliveryAddress' ? 'deliveryAddress.street' : path
}
