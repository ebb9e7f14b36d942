import { type OrderPage, type UnmatchedPayment } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useRefusalText } from '../../../lib/frame/use-refusal-text.ts'
import { Undone } from '../../../lib/held/held.ts'
import { useHold } from '../../../lib/held/use-hold.ts'
import { type ListSearch, queryOf } from '../../../lib/list/list-address.ts'
import { usePageLimit } from '../../../lib/list/own-lists.ts'
import { useSession } from '../../../lib/session.ts'
import { useMailNames } from '../use-mail-names.ts'
import { useOrdersChanged } from '../use-orders-changed.ts'
import { paymentAddress } from './payment-address.ts'

const lists = ['payments', 'toLink'] as const

export function useUnmatched(search: ListSearch) {
	const query = { ...queryOf(paymentAddress, search), ...usePageLimit(paymentAddress.list) }
	return useQuery({
		queryKey: [...lists, query],
		queryFn: ({ signal }) => client.backOffice.payments.list(query, { signal }),
		placeholderData: keepPreviousData,
	})
}

/** Undefined for who may not read them. */
export function useUnmatchedCount(shop: string | undefined) {
	const isAdmin = useSession()?.account.isAdmin === true
	const query = { limit: 1, ...(shop !== undefined && { tenant: shop }) }
	const { data } = useQuery({
		queryKey: [...lists, 'count', query],
		queryFn: ({ signal }) => client.backOffice.payments.list(query, { signal }),
		enabled: isAdmin,
	})
	return data?.total
}

/** Orders and offers that the words find, in the payment's shop: an offer is shown to say why it takes none. */
export function useCandidates(tenant: string, words: string) {
	return useQuery({
		queryKey: ['orders', 'candidates', tenant, words],
		queryFn: async ({ signal }) => {
			const ask = (kind: 'order' | 'offer') =>
				client.backOffice.orders.list({ kind, tenant, search: words, limit: 5 }, { signal })
			const [orders, offers] = await Promise.all([ask('order'), ask('offer')])
			return [
				...orders.rows.map((row) => ({ kind: 'order' as const, row })),
				...offers.rows.map((row) => ({ kind: 'offer' as const, row })),
			]
		},
		enabled: words !== '',
	})
}

/** The payment counts for the order, whose customer reads that it came. */
export function useLinkPayment(payment: UnmatchedPayment, onDone: () => void) {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const ordersChanged = useOrdersChanged()
	const hold = useHold()
	const mailNames = useMailNames()
	const { id, tenant } = payment
	const { mutate, isPending, error, reset } = useMutation<void, Error, OrderPage>({
		mutationFn: async ({ reference, mails }) => {
			const what = t('unmatched.done', { reference })
			const link = async () => {
				await client.backOffice.payments.link({ id, tenant, reference })
			}
			await (mails.payment.length > 0
				? hold({ what, who: mailNames(mails.payment), onUnload: onDone }, link)
				: link())
			toast(what)
		},
		onSuccess: onDone,
		onSettled: async () => {
			await queries.invalidateQueries({ queryKey: lists })
			await ordersChanged({ pages: true })
		},
	})
	const refusalText = useRefusalText({ refused: (reason) => t('unmatched.failed', { reason }) })
	return {
		link: (order: OrderPage) => mutate(order),
		isHeld: isPending,
		problem: error && !(error instanceof Undone) ? refusalText(error) : null,
		reset,
	}
}
