import type { OrderPage } from '@gabarit/contract'
import { fetchOrder, useKeepOrder } from '../../use-orders.ts'
import type { Since } from './changes-since.ts'

/** After `order_changed`: the page takes the order as it stands; null where it cannot be read now. */
export function useLookAgain(seen: OrderPage): () => Promise<Since | null> {
	const keep = useKeepOrder()
	return async () => {
		const now = await fetchOrder(seen.reference).catch(() => null)
		if (now === null) return null
		keep(now)
		return { seen, now }
	}
}
