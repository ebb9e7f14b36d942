import {
	ApiError,
	type OrderAction,
	type OrderPage,
	orderWord,
	type PaymentType,
} from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { keepKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import { fieldProblemOf } from '../../../lib/frame/wrong-fields.ts'
import { Undone } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { askedOf } from '../asked-of.ts'
import { useMailNames } from '../use-mail-names.ts'
import { fetchOrder, revisionAfterHeld, useAct, useKeepOrder, useReadAgain } from '../use-orders.ts'

export type Asked = {
	motive?: string
	deliveryDate?: string
	paymentType?: PaymentType
	agreement?: string
	termsAccepted?: boolean
}

/** Once it is done, also where the page is gone by then. */
type Done = (() => void) | undefined

export type ActDialogState =
	| {
			kind: 'motive' | 'deliveryDate' | 'payment' | 'delete'
			action: OrderAction
			/** The revision that the dialog was opened on: what a colleague changes behind it is asked about. */
			seen: number
	  }
	| {
			kind: 'conflict'
			action: OrderAction
			asked: Asked
			seen: OrderPage
			now: OrderPage
			done: Done
	  }

/** After it the same action may be insisted on, on the order as it is now. */
type Conflict = Extract<ActDialogState, { kind: 'conflict' }>

export type Acting = ReturnType<typeof useActing>

export function useActing(order: OrderPage, onGone: () => void) {
	const { t } = useTranslation('back-office')
	const [dialog, setDialog] = useState<ActDialogState | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	const act = useAct(order.reference)
	const keep = useKeepOrder()
	const nowAfter = useNowAfter(order.reference)
	const { held, run } = useHeldAct(order)

	function show(now: OrderPage) {
		keep(now)
		setDialog(null)
	}

	async function send(action: OrderAction, asked: Asked, seen: number, done: Done) {
		setProblem(null)
		try {
			const call = (revision: number) => act.mutateAsync({ action, revision, ...asked })
			const fresh = await run({ action, seen, done }, call)
			done?.()
			setDialog(null)
			keepKeyboard()
			toast(t(orderWord('actionDone', action, order.delivery.mode)))
			if (!fresh) onGone()
		} catch (error) {
			if (!(error instanceof Undone)) await explain(error, action, asked, done)
		}
	}

	async function explain(thrown: unknown, action: OrderAction, asked: Asked, done: Done) {
		const code = thrown instanceof ApiError ? thrown.code : null
		const now = await nowAfter(code)
		if (!now) return setProblem(fieldProblemOf(thrown) ?? t('actionFailed'))
		if (code === 'order_changed')
			return setDialog({ kind: 'conflict', action, asked, seen: order, now, done })
		show(now)
		setProblem(t('actionNotAllowed'))
	}

	function start(action: OrderAction) {
		setProblem(null)
		const kind = askedFor(order, action)
		if (kind) setDialog({ kind, action, seen: order.revision })
		else void send(action, {}, order.revision, undefined)
	}

	return {
		dialog,
		problem,
		busy: held ?? (act.isPending ? act.variables.action : null),
		/** Waits to be sent: its dialog is out of the way, and stands again where it is undone or refused. */
		isHeld: held !== null,
		start,
		submit: (action: OrderAction, asked: Asked = {}, done?: () => void) =>
			void send(action, asked, seenIn(dialog, order), done),
		insist: ({ action, asked, now, done }: Conflict) => {
			keep(now)
			void send(action, asked, now.revision, done)
		},
		show,
		close: () => {
			setProblem(null)
			setDialog(null)
		},
	}
}

/** The revision that an action is meant for. */
function seenIn(dialog: ActDialogState | null, { revision }: OrderPage): number {
	return dialog && dialog.kind !== 'conflict' ? dialog.seen : revision
}

/** The order as it stands, where a refusal says that it is another by now; of one that is no more the page says so. */
function useNowAfter(reference: string): (code: string | null) => Promise<OrderPage | null> {
	const again = useReadAgain(reference)
	return async (code) => {
		if (code === 'order_not_found') await again()
		const isLate = code === 'order_changed' || code === 'transition_not_allowed'
		return isLate ? fetchOrder(reference).catch(() => null) : null
	}
}

/** What is typed or chosen before it is done. */
function askedFor({ actions }: OrderPage, action: OrderAction) {
	if (action === 'delete') return action
	return askedOf(action, actions.find((one) => one.action === action)?.needs ?? null)
}

/** What mails somebody can be taken back for a moment; what is typed to be deleted cannot. */
function useHeldAct(order: OrderPage) {
	const { t } = useTranslation('back-office')
	const hold = useHold()
	const mailNames = useMailNames()
	const [held, setHeld] = useState<OrderAction | null>(null)
	async function run<Answer>(
		{ action, seen, done }: { action: OrderAction; seen: number; done: Done },
		call: (revision: number) => Promise<Answer>,
	): Promise<Answer> {
		const revision = await revisionAfterHeld({ reference: order.reference, revision: seen })
		const mails = order.actions.find((one) => one.action === action)?.mails ?? []
		if (action === 'delete' || mails.length === 0) return call(revision)
		const what = t(orderWord('actionDone', action, order.delivery.mode))
		setHeld(action)
		try {
			const words = { what, who: mailNames(mails), ...(done && { onUnload: done }) }
			return await hold(words, () => call(revision))
		} finally {
			setHeld(null)
		}
	}
	return { held, run }
}
