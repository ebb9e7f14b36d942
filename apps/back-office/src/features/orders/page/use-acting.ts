import { ApiError, type OrderAction, type OrderPage, type PaymentType } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepKeyboard } from '../../../lib/keep-keyboard.ts'
import { fetchOrder, useAct, useKeepOrder } from '../use-orders.ts'

export type Asked = {
	motive?: string
	deliveryDate?: string
	paymentType?: PaymentType
	agreement?: string
}

export type ActDialogState =
	| { kind: 'motive' | 'deliveryDate' | 'payment' | 'delete'; action: OrderAction }
	| { kind: 'conflict'; action: OrderAction; asked: Asked; seen: OrderPage; now: OrderPage }

export type Acting = ReturnType<typeof useActing>

export function useActing(order: OrderPage, onGone: () => void) {
	const { t } = useTranslation('back-office')
	const [dialog, setDialog] = useState<ActDialogState | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const act = useAct(order.reference)
	const keep = useKeepOrder()

	async function send(action: OrderAction, asked: Asked, revision: number) {
		setProblem(null)
		try {
			const fresh = await act.mutateAsync({ action, revision, ...asked })
			setDialog(null)
			keepKeyboard()
			toast(t(`actionDone.${action}`))
			if (!fresh) onGone()
		} catch (error) {
			await explain(error, action, asked)
		}
	}

	async function explain(thrown: unknown, action: OrderAction, asked: Asked) {
		const code = thrown instanceof ApiError ? thrown.code : null
		const sentence = fieldProblemOf(thrown)
		if (sentence !== null) return setProblem(sentence)
		if (code !== 'order_changed' && code !== 'transition_not_allowed')
			return setProblem(t('actionFailed'))
		const now = await fetchOrder(order.reference).catch(() => null)
		if (!now) return setProblem(t('actionFailed'))
		if (code === 'order_changed')
			return setDialog({ kind: 'conflict', action, asked, seen: order, now })
		keep(now)
		setDialog(null)
		setProblem(t('actionNotAllowed'))
	}

	function start(action: OrderAction) {
		setProblem(null)
		const needs = order.actions.find((one) => one.action === action)?.needs
		if (action === 'delete') setDialog({ kind: 'delete', action })
		else if (needs) setDialog({ kind: needs, action })
		else void send(action, {}, order.revision)
	}

	return {
		dialog,
		problem,
		busy: act.isPending ? act.variables.action : null,
		start,
		submit: (action: OrderAction, asked: Asked = {}) => void send(action, asked, order.revision),
		/** After a conflict: the same action on the order as it is now. */
		insist: (action: OrderAction, asked: Asked, now: OrderPage) => {
			keep(now)
			void send(action, asked, now.revision)
		},
		show: (now: OrderPage) => {
			keep(now)
			setDialog(null)
		},
		close: () => {
			setProblem(null)
			setDialog(null)
		},
	}
}

/** What the server says of a wrong field, in the reader's language. */
function fieldProblemOf(thrown: unknown): string | null {
	if (!(thrown instanceof ApiError) || thrown.code !== 'invalid_model') return null
	const problems: unknown = (thrown.data as { problems?: unknown } | undefined)?.problems
	if (!Array.isArray(problems)) return null
	const [first] = problems as { message?: unknown }[]
	return typeof first?.message === 'string' ? first.message : null
}
