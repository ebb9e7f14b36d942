import type { OrderAction, OrderPage } from '@gabarit/contract'
import type { Acting } from '../use-acting.ts'

/** Of a dialog that asks what an action needs. */
export type AskProps = { order: OrderPage; acting: Acting; action: OrderAction }
