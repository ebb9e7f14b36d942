import { ApiError, type OrderPage } from '@gabarit/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { fieldProblemOf } from '../../../lib/frame/wrong-fields.ts'
import { sendHeld, Undone } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { type Mailed, useMailNames } from '../use-mail-names.ts'
import { useKeepOrder, useRevision } from '../use-orders.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'
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

type Dated = { supplierDate: string; reason?: string }

/** What was refused is in `problem`. */
export function useManage(order: OrderPage) {
	const { reference, mails } = order
	const { send, ...sending } = useSending(order)
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

function useSending(order: OrderPage) {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const ordersChanged = useOrdersChanged()
	const keep = useKeepOrder()
	const revisionNow = useRevision(order)
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
	): Promise<Outcome> {
		const { what = '', mailed = [], mine = null, onUnload } = words
		const isMailing = mailed.length > 0
		setBusy(true)
		setHeld(isMailing)
		setProblem(null)
		try {
			// What waits on this order goes first, and changes its revision.
			await sendHeld()
			// As it stands on the screen now: what a colleague changes while this waits is no longer that.
			const revision = revisionNow()
			const change = async () => keep((await ask(revision)) as OrderPage)
			const held = { what, who: mailNames(mailed), ...(onUnload && { onUnload }) }
			await (isMailing ? hold(held, change) : change())
			await ordersChanged()
			return 'done'
		} catch (error) {
			if (error instanceof Undone) return 'refused'
			const code = error instanceof ApiError ? error.code : null
			const since = code === 'order_changed' ? await lookAgain() : null
			if (since === null) {
				// The page asks for the order again, as it is by now.
				if (code === 'order_changed')
					await queries.invalidateQueries({ queryKey: ['orders', 'one', reference] })
				// Of a session that ended the login says it.
				if (code === 'not_logged_in') return 'refused'
				const otherwise = code === 'customer_not_found' ? 'followUp.noAccount' : 'followUp.failed'
				setProblem(fieldProblemOf(error) ?? t(otherwise))
				return 'refused'
			}
			setHeld(false)
			const answer = await whose(since, mine)
			setConflict(null)
			return answer === 'mine' ? await send(ask, words) : 'theirs'
		} finally {
			setBusy(false)
			setHeld(false)
		}
	}
	return { busy, isHeld, problem, conflict, send }
}
