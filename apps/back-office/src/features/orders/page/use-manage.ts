import { ApiError, type OrderPage, type RefusalReason } from '@gabarit/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useRefusalText } from '../../../lib/frame/use-refusal-text.ts'
import { fieldProblemOf } from '../../../lib/frame/wrong-fields.ts'
import { Undone } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { type Mailed, useMailNames } from '../use-mail-names.ts'
import { revisionAfterHeld, useKeepOrder, useReadAgain, useRevision } from '../use-orders.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'
import { useWhy } from '../use-why.ts'
import type { ChangingFact, Since } from './conflict/changes-since.ts'
import { useLookAgain } from './conflict/use-look-again.ts'

const calls = client.backOffice.orders

export type Manage = ReturnType<typeof useManage>

/** Undone and refused leave what was typed; `theirs`: what a colleague made of it stays. */
type Outcome = 'done' | 'refused' | 'theirs'

/** What is set, as the order would have it. */
type Mine = { fact: ChangingFact; value: string | number | null }

type Conflict = { since: Since; mine: Mine | null; answer: (whose: 'mine' | 'theirs') => void }

/** `what`: the change in words; `onUnload`: it is sent as its page is unloaded. */
type Words = { what?: string; mailed?: Mailed; mine?: Mine; onUnload?: () => void }

type Refused = { reason: RefusalReason }

type Dated = { supplierDate: string; reason?: string }

/** Of a dialog: what a colleague changes behind it is asked about, also where the page has read it. */
export function useManageInDialog(order: OrderPage): Manage {
	const [seen] = useState(order.revision)
	return useManage(order, seen)
}

/** What was refused is in `problem`. `seen`: the revision that a change is meant for; without it the one on the screen. */
export function useManage(order: OrderPage, seen?: number) {
	const { reference, mails } = order
	const { send, ...sending } = useSending(order, seen)
	return {
		...sending,
		/** `name`: his, as the others read it. */
		assign: (seller: string | null, name: string | null) =>
			send((revision) => calls.assign({ reference, revision, seller }), {
				mine: { fact: 'seller', value: name },
			}),
		setPallets: (pallets: number) =>
			send((revision) => calls.setPallets({ reference, revision, pallets }), {
				mine: { fact: 'pallets', value: pallets },
			}),
		setSupplierDate: (change: Dated, what: string, onUnload: () => void) =>
			send((revision) => calls.setSupplierDate({ reference, revision, ...change }), {
				what,
				mailed: mails.supplierDate,
				onUnload,
				mine: { fact: 'supplierAt', value: change.supplierDate },
			}),
		prolong: (validUntil: string, what: string, onUnload: () => void) =>
			send((revision) => calls.revise({ reference, revision, validUntil }), {
				what,
				mailed: mails.revision,
				onUnload,
				mine: { fact: 'validUntil', value: validUntil },
			}),
		sendLink: (what: string) =>
			send(() => calls.sendLink({ reference }), { what, mailed: mails.link }),
		revokeLinks: () => send(() => calls.revokeLinks({ reference })),
		linkAccount: (email: string) => send((revision) => calls.link({ reference, revision, email })),
	}
}

/** The order is another by now, or is no more: the page asks for it again. */
function isOld(code: string | null): boolean {
	return code === 'order_changed' || code === 'order_not_found' || code === 'transition_not_allowed'
}

/** Why the server refused: in which states it is possible, or what was not found. */
function useReasonOf({ delivery: { mode } }: OrderPage): (error: unknown) => string {
	const { t } = useTranslation('back-office')
	const whyOf = useWhy(mode)
	const refusalText = useRefusalText({
		failed: t('followUp.failed'),
		refused: (reason) => reason,
		byCode: {
			customer_not_found: t('followUp.noAccount'),
			user_not_found: t('bulk.assign.notSelling'),
		},
	})
	return (error) => {
		if (!(error instanceof ApiError) || error.code !== 'transition_not_allowed')
			return refusalText(error)
		return whyOf({ kind: 'reason', reason: (error.data as Refused).reason })
	}
}

function useSending(order: OrderPage, seen?: number) {
	const ordersChanged = useOrdersChanged()
	const keep = useKeepOrder()
	const revisionNow = useRevision(order)
	const again = useReadAgain(order.reference)
	const reasonOf = useReasonOf(order)
	const [busy, setBusy] = useState(false)
	const [isHeld, setHeld] = useState(false)
	const hold = useHold()
	const mailNames = useMailNames()
	const [problem, setProblem] = useState<string | null>(null)
	const lookAgain = useLookAgain(order)
	const [conflict, setConflict] = useState<Conflict | null>(null)
	const { reference } = order

	/** Asks which stays; the call that was refused waits for the answer. */
	const whose = (since: Since, mine: Mine | null) =>
		new Promise<'mine' | 'theirs'>((answer) => setConflict({ since, mine, answer }))

	/** What mails somebody waits. */
	async function send(
		ask: (revision: number) => Promise<object>,
		words: Words = {},
		on = seen,
	): Promise<Outcome> {
		const { what = '', mailed = [], mine = null, onUnload } = words
		const isMailing = mailed.length > 0
		setBusy(true)
		setHeld(isMailing)
		setProblem(null)
		try {
			// What waits on this order goes first; what a colleague changes while this waits is not overwritten.
			const revision = await revisionAfterHeld({ reference, revision: on ?? revisionNow() })
			const change = async () => keep((await ask(revision)) as OrderPage, revision)
			const held = { what, who: mailNames(mailed), ...(onUnload && { onUnload }) }
			await (isMailing ? hold(held, change) : change())
			await ordersChanged()
			return 'done'
		} catch (error) {
			if (error instanceof Undone) return 'refused'
			const code = error instanceof ApiError ? error.code : null
			const since = code === 'order_changed' ? await lookAgain() : null
			if (since === null) {
				if (isOld(code)) await again()
				// Of a session that ended the login says it.
				if (code === 'not_logged_in') return 'refused'
				setProblem(fieldProblemOf(error) ?? reasonOf(error))
				return 'refused'
			}
			setHeld(false)
			const answer = await whose(since, mine)
			setConflict(null)
			return answer === 'mine' ? await send(ask, words, since.now.revision) : 'theirs'
		} finally {
			setBusy(false)
			setHeld(false)
		}
	}
	return { busy, isHeld, problem, conflict, send }
}
