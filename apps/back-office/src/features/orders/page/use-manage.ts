import { ApiError, type OrderPage } from '@gabarit/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { fetchOrder, useKeepOrder, useRevision } from '../use-orders.ts'

const calls = client.backOffice.orders

export type Manage = ReturnType<typeof useManage>

/** Each answers whether it is done; what was refused is in `problem`. */
export function useManage(order: OrderPage) {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const keep = useKeepOrder()
	const [busy, setBusy] = useState(false)
	const [problem, setProblem] = useState<string | null>(null)
	const revisionNow = useRevision(order)
	const { reference } = order

	async function send(ask: () => Promise<object>): Promise<boolean> {
		setBusy(true)
		setProblem(null)
		try {
			const answer = (await ask()) as OrderPage
			keep(answer)
			await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
			return true
		} catch (error) {
			const code = error instanceof ApiError ? error.code : null
			if (code === 'order_changed') {
				const now = await fetchOrder(reference).catch(() => null)
				if (now) keep(now)
			}
			setProblem(t(`followUp.${problemOf(code)}`))
			return false
		} finally {
			setBusy(false)
		}
	}
	const held = () => ({ reference, revision: revisionNow() })
	return {
		busy,
		problem,
		assign: (seller: string | null) => send(() => calls.assign({ ...held(), seller })),
		setPallets: (pallets: number) => send(() => calls.setPallets({ ...held(), pallets })),
		setSupplierDate: (supplierDate: string) =>
			send(() => calls.setSupplierDate({ ...held(), supplierDate })),
		prolong: (validUntil: string) => send(() => calls.revise({ ...held(), validUntil })),
		sendLink: () => send(() => calls.sendLink({ reference })),
		revokeLinks: () => send(() => calls.revokeLinks({ reference })),
		linkAccount: (email: string) => send(() => calls.link({ ...held(), email })),
	}
}

function problemOf(code: string | null) {
	if (code === 'order_changed') return 'changed'
	return code === 'customer_not_found' ? 'noAccount' : 'failed'
}
