import type { OrderAction } from '@gabarit/contract'

const endings: readonly OrderAction[] = ['refuseOffer', 'refuseOrder', 'setUndelivered']

/** It ends an order or takes it back. */
export function isEnding(action: OrderAction): boolean {
	return endings.includes(action)
}
