import { type OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import { useRefusalText } from '../../../../lib/frame/use-refusal-text.ts'
import { Undone } from '../../../../lib/held/held.ts'
import { useHold } from '../../../../lib/held/use-hold.ts'
import { useMailNames } from '../../use-mail-names.ts'
import { revisionAfterHeld, useKeepOrder, useRevision } from '../../use-orders.ts'
import { useOrdersChanged } from '../../use-orders-changed.ts'

/** Waits a moment where it mails somebody; then it leads to the new offer. */
export function useRenewal(order: OrderPage) {
	const { reference, mails } = order
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const ordersChanged = useOrdersChanged()
	const navigate = useNavigate()
	const keep = useKeepOrder()
	const hold = useHold()
	const mailNames = useMailNames()
	const revisionNow = useRevision(order)
	const { mutate, isPending, error, reset } = useMutation<OrderPage>({
		mutationFn: async () => {
			const revision = await revisionAfterHeld({ reference, revision: revisionNow() })
			const renew = () => client.backOffice.orders.renew({ reference, revision }) as Promise<object>
			const words = { what: t('renew.done'), who: mailNames(mails.renewal) }
			return (await (mails.renewal.length > 0 ? hold(words, renew) : renew())) as OrderPage
		},
		onSuccess: async (renewed) => {
			keep(renewed)
			toast(t('renew.done'))
			await ordersChanged()
		},
		onSettled: () => queries.invalidateQueries({ queryKey: ['orders', 'one', reference] }),
	})
	const refusalText = useRefusalText({ refused: (reason) => t('renew.failed', { reason }) })
	/** Not where the page was left meanwhile. */
	const onSuccess = (renewed: OrderPage) =>
		void navigate({ to: '/offers/$reference', params: { reference: renewed.reference } })
	return {
		isHeld: isPending,
		problem: error && !(error instanceof Undone) ? refusalText(error) : null,
		renew: () => mutate(undefined, { onSuccess }),
		reset,
	}
}
