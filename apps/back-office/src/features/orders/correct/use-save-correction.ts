import type { Correction, OrderPage } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { fetchOrder, useKeepOrder } from '../use-orders.ts'
import { isConflict, type Refused, refusedFields } from './correction-refusals.ts'

type Refusal =
	| { kind: 'fields'; fields: Refused }
	/** Another editor was first. */
	| { kind: 'conflict'; now: OrderPage; by: string | null }
	| { kind: 'other'; error: unknown }

type Given = Correction & { agreement?: string }
type Ends = { onDone: () => void; onRefused: (refusal: Refusal) => void }

async function refusalOf(reference: string, error: unknown): Promise<Refusal> {
	const fields = refusedFields(error)
	if (fields !== null) return { kind: 'fields', fields }
	if (!isConflict(error)) return { kind: 'other', error }
	try {
		const now = await fetchOrder(reference)
		return { kind: 'conflict', now, by: now.timeline[0]?.actor.name ?? null }
	} catch (failed) {
		return { kind: 'other', error: failed }
	}
}

export function useSaveCorrection(
	{ reference, revision }: OrderPage,
	ends: Ends,
): UseMutationResult<OrderPage, Error, Given> {
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const keep = useKeepOrder()
	return useMutation<OrderPage, Error, Given>({
		mutationFn: async (body) => {
			const { order } = await client.backOffice.orders.change({ ...body, reference, revision })
			return order as OrderPage
		},
		onSuccess: async (fresh) => {
			keep(fresh)
			ends.onDone()
			toast(t('correct.done'))
			await queries.invalidateQueries({ queryKey: ['orders', 'list'] })
		},
		onError: async (error) => {
			const refusal = await refusalOf(reference, error)
			if (refusal.kind === 'conflict') keep(refusal.now)
			ends.onRefused(refusal)
		},
	})
}
