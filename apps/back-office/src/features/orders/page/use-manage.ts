import { ApiError, type OrderPage } from '@gabarit/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { sendHeld, Undone } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { type Mailed, useMailNames } from '../use-mail-names.ts'
import { useKeepOrder, useRevision } from '../use-orders.ts'

const calls = client.backOffice.orders

export type Manage = ReturnType<typeof useManage>

/** Each answers whether it is done; what was refused is in `problem`. */
export function useManage(order: OrderPage) {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const keep = useKeepOrder()
	const [busy, setBusy] = useState(false)
	const [isHeld, setHeld] = useState(false)
	const hold = useHold()
	const mailNames = useMailNames()
	const [problem, setProblem] = useState<string | null>(null)
	const revisionNow = useRevision(order)
	const { reference, mails } = order

	/** What mails somebody waits; `what`: the change in words. */
	async function send(
		ask: () => Promise<object>,
		{ what = '', mailed = [] }: { what?: string; mailed?: Mailed } = {},
	): Promise<boolean> {
		const isMailing = mailed.length > 0
		setBusy(true)
		setHeld(isMailing)
		setProblem(null)
		try {
			// What waits on this order goes first, and changes its revision.
			await sendHeld()
			const change = async () => keep((await ask()) as OrderPage)
			await (isMailing ? hold({ what, who: mailNames(mailed) }, change) : change())
			await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
			return true
		} catch (error) {
			if (error instanceof Undone) return false
			const code = error instanceof ApiError ? error.code : null
			// The page asks for the order again: as it is by now, or it leads to the login.
			if (code === 'order_changed' || code === 'not_logged_in')
				await queries.invalidateQueries({ queryKey: ['orders', 'one', reference] })
			setProblem(t(`followUp.${problemOf(code)}`))
			return false
		} finally {
			setBusy(false)
			setHeld(false)
		}
	}
	const held = () => ({ reference, revision: revisionNow() })
	return {
		busy,
		isHeld,
		problem,
		assign: (seller: string | null) => send(() => calls.assign({ ...held(), seller })),
		setPallets: (pallets: number) => send(() => calls.setPallets({ ...held(), pallets })),
		setSupplierDate: (supplierDate: string, what: string) =>
			send(() => calls.setSupplierDate({ ...held(), supplierDate }), {
				what,
				mailed: mails.supplierDate,
			}),
		prolong: (validUntil: string, what: string) =>
			send(() => calls.revise({ ...held(), validUntil }), { what, mailed: mails.revision }),
		sendLink: (what: string) =>
			send(() => calls.sendLink({ reference }), { what, mailed: mails.link }),
		revokeLinks: () => send(() => calls.revokeLinks({ reference })),
		linkAccount: (email: string) => send(() => calls.link({ ...held(), email })),
	}
}

function problemOf(code: string | null) {
	if (code === 'order_changed') return 'changed'
	return code === 'customer_not_found' ? 'noAccount' : 'failed'
}
