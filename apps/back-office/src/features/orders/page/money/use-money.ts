import { ApiError, type OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import type { Asking } from '../../../../lib/form/ask-dialog.tsx'
import { keepKeyboard } from '../../../../lib/frame/keep-keyboard.ts'
import { useRefusalText } from '../../../../lib/frame/use-refusal-text.ts'
import { Undone } from '../../../../lib/held/held.ts'
import { useHold } from '../../../../lib/held/use-hold.ts'
import { useMailNames } from '../../use-mail-names.ts'
import { revisionAfterHeld, useKeepOrder } from '../../use-orders.ts'
import { useOrdersChanged } from '../../use-orders-changed.ts'
import type { Since } from '../conflict/changes-since.ts'
import { useLookAgain } from '../conflict/use-look-again.ts'

type Calls = typeof client.backOffice.orders
type Without<Body> = Omit<Body, 'reference' | 'revision'>
type Payment = OrderPage['payments'][number]

export type MoneyDialog =
	| { kind: 'pay' }
	| { kind: 'refund' }
	| { kind: 'cancel'; payment: Payment }
type MoneyAct =
	| { kind: 'pay'; body: Without<Parameters<Calls['recordPayment']>[0]> }
	| { kind: 'refund'; body: Without<Parameters<Calls['refund']>[0]> }
	| { kind: 'cancel'; body: Without<Parameters<Calls['cancelPayment']>[0]> }

type Asked = { act: MoneyAct; done: () => void }

const noted = { pay: 'money.noted', refund: 'money.given', cancel: 'money.cancelled' } as const

function send(act: MoneyAct, order: Pick<OrderPage, 'reference' | 'revision'>): Promise<object> {
	const { orders } = client.backOffice
	if (act.kind === 'pay') return orders.recordPayment({ ...act.body, ...order })
	if (act.kind === 'refund') return orders.refund({ ...act.body, ...order })
	return orders.cancelPayment({ ...act.body, ...order })
}

export type Money = Asking & {
	dialog: MoneyDialog | null
	/** A colleague was first; what was typed stays. */
	since: Since | null
	open: (dialog: MoneyDialog) => void
	/** `done`: once it is noted. */
	submit: (act: MoneyAct, done: () => void) => void
}

/** What mails somebody waits a moment. */
function useNote(order: OrderPage) {
	const { t } = useTranslation('back-office')
	const keep = useKeepOrder()
	const hold = useHold()
	const mailNames = useMailNames()
	const [isHeld, setHeld] = useState(false)
	const { reference } = order
	async function note({ act, done }: Asked, seen: number) {
		const revision = await revisionAfterHeld({ reference, revision: seen })
		const mailed = act.kind === 'refund' ? order.mails.refund : order.mails.payment
		const change = async () =>
			keep((await send(act, { reference, revision })) as OrderPage, revision)
		const words = { what: t(noted[act.kind]), who: mailNames(mailed), onUnload: done }
		setHeld(mailed.length > 0)
		try {
			if (mailed.length === 0) await change()
			else await hold(words, change)
		} finally {
			setHeld(false)
		}
	}
	return { isHeld, note }
}

/** `done` is called also where the page is gone by then. */
export function useMoney(order: OrderPage): Money {
	const { t } = useTranslation('back-office')
	const ordersChanged = useOrdersChanged()
	const [dialog, setDialog] = useState<MoneyDialog | null>(null)
	// The revision that the dialog was opened on, or that a conflict was read on.
	const [seen, setSeen] = useState(order.revision)
	const { isHeld, note } = useNote(order)
	const lookAgain = useLookAgain(order)
	const [since, setSince] = useState<Since | null>(null)
	const { mutate, isPending, error, reset } = useMutation<void, Error, Asked>({
		mutationFn: (asked) => note(asked, seen),
		onMutate: () => setSince(null),
		onError: async (thrown) => {
			if (!(thrown instanceof ApiError) || thrown.code !== 'order_changed') return
			const changed = await lookAgain()
			if (changed) setSeen(changed.now.revision)
			setSince(changed)
		},
		onSuccess: async (_, { act: { kind }, done }) => {
			done()
			setDialog(null)
			keepKeyboard()
			toast(t(noted[kind]))
			await ordersChanged()
		},
	})
	const refusalText = useRefusalText({ refused: (reason) => t('money.failed', { reason }) })
	return {
		dialog,
		busy: isPending ? 'money' : null,
		isHeld,
		since,
		problem:
			error && !(error instanceof Undone)
				? since === null
					? refusalText(error)
					: t('conflict.reread')
				: null,
		open: (asked) => {
			setSeen(order.revision)
			setDialog(asked)
		},
		close: () => {
			reset()
			setSince(null)
			setDialog(null)
		},
		submit: (act, done) => mutate({ act, done }),
	}
}
