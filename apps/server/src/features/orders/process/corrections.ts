// The table of corrections as data: one row for each field that a seller corrects.
import {
	type CorrectionField,
	type CorrectionState,
	correctionFields,
	isFinalState,
	type OrderParty,
	type RefusalReason,
	type StateLabel,
	stateLabels,
} from '@gabarit/contract'
import { type Role, rolesIn, type Viewer } from '../../../lib/rights/viewer.ts'
import type { Tenant } from '../../tenants/service.ts'
import type { Order } from '../orders-table.ts'
import { hasMoney } from './order-money.ts'
import { partiesOf, type Recipient } from './order-process.ts'

type Flag = 'isDeliveryPriceCustomisable' | 'isReferenceResellerCustomisable'

type CorrectionRow = {
	who: readonly OrderParty[]
	states: readonly StateLabel[]
	/** Counts the price anew. An address does so only where zone or country change. */
	priced: boolean
	mails: readonly Recipient[]
	/** Of the shop. */
	flag?: Flag
	/** Nothing paid or pending. */
	unpaid?: true
}

const open = stateLabels.filter((state) => !isFinalState(state))

const plain: CorrectionRow = { who: ['seller'], states: open, priced: false, mails: [] }
const mailed: CorrectionRow = { ...plain, mails: ['customer'] }
const priced: CorrectionRow = {
	...mailed,
	states: ['offerInProgress', 'waiting', 'accepted', 'confirmed'],
	priced: true,
	unpaid: true,
}

const rows: Record<CorrectionField, CorrectionRow> = {
	firstName: plain,
	lastName: plain,
	phoneNumber: plain,
	gsm: plain,
	companyName: plain,
	remark: plain,
	externalReference: plain,
	resellerReference: { ...plain, flag: 'isReferenceResellerCustomisable' },
	email: mailed,
	billingAddress: mailed,
	/** The supplier brings it there. */
	deliveryAddress: { ...mailed, mails: ['customer', 'supplier'] },
	vatNumber: priced,
	deliveryMode: priced,
	services: priced,
	discount: priced,
	deliveryPrice: { ...priced, flag: 'isDeliveryPriceCustomisable' },
	attestation: priced,
	paymentType: { ...mailed, states: open.filter((it) => !it.startsWith('offer')), unpaid: true },
	deliveryDate: {
		...mailed,
		mails: ['customer', 'supplier'],
		states: ['confirmed', 'sent', 'inProduction', 'ready'],
	},
}

export type Standing = Pick<Order, 'kind' | 'state' | 'paid' | 'refunded' | 'paymentStatus'>

/** Why the price of an order can no longer be counted anew; null where it can. */
export function whyPriceStands(order: Standing): RefusalReason | null {
	return whyNot(priced, order)
}

function whyNot({ states, unpaid }: CorrectionRow, order: Standing): RefusalReason | null {
	const { state } = order
	if (isFinalState(state)) return 'order_closed'
	if (!states.includes(state)) return closedBy(states, state)
	return unpaid && hasMoney(order) ? 'payment_received' : null
}

function closedBy(states: readonly StateLabel[], state: StateLabel): RefusalReason {
	if (state === 'offerAccepted' && states.includes('offerInProgress')) return 'offer_accepted'
	if (states.some((it) => stateLabels.indexOf(it) > stateLabels.indexOf(state)))
		return 'wrong_state'
	return states.includes('ready') ? 'already_scheduled' : 'already_sent'
}

/** Null where it may be corrected. */
export function judgeCorrection(
	field: CorrectionField,
	order: Standing,
	{ roles, tenant }: { roles: readonly Role[]; tenant: Pick<Tenant, Flag> },
): RefusalReason | null {
	const row = rows[field]
	const parties = partiesOf(roles)
	if (!row.who.some((party) => parties.has(party))) return 'not_your_role'
	if (row.flag !== undefined && !tenant[row.flag]) return 'setting_off'
	return whyNot(row, order)
}

/** The seller reads of what others read of. */
export function readersOf(
	fields: readonly CorrectionField[],
	isRepriced: boolean,
): readonly Recipient[] {
	const readers = new Set(fields.flatMap((field) => rows[field].mails))
	if (isRepriced) readers.add('customer')
	return readers.size === 0 ? [] : [...readers, 'seller']
}

export function isPriced(field: CorrectionField): boolean {
	return rows[field].priced
}

export function correctionsOf(order: Order, viewer: Viewer, tenant: Tenant): CorrectionState[] {
	const judging = { roles: rolesIn(viewer, order.tenant), tenant }
	return correctionFields.map((field) => {
		const reason = judgeCorrection(field, order, judging)
		const { states, who } = rows[field]
		const after = states.filter((it) => it.startsWith('offer') === (order.kind === 'offer'))
		return {
			field,
			allowed: reason === null,
			...(reason !== null && { reason }),
			after: [...after],
			by: [...who],
		}
	})
}
