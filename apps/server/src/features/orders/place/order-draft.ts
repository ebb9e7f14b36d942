import type { orderSchema } from '@gabarit/contract'
import type { z } from 'zod'
import type { CallContext } from '../../../lib/api.ts'
import type { PricesOfVersion } from '../../prices/service.ts'
import type { OrderRequest } from './new-order.ts'
import type { TodaysPrice } from './priced-order.ts'

export type OrderInput = z.output<typeof orderSchema>

/** An order checked and priced, before anything of it is written. */
export type OrderDraft = {
	context: CallContext
	input: OrderInput
	request: OrderRequest
	today: TodaysPrice
	prices: PricesOfVersion
}
