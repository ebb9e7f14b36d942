// What a correction makes of an order, before anything is priced or written.
import {
	type Address,
	type Correction,
	type CorrectionField,
	type Customer,
	correctionFields,
	type Service,
} from '@gabarit/contract'
import { canonical } from '../../../lib/hash.ts'
import type { Snapshot } from '../order-snapshots-table.ts'
import type { Order } from '../orders-table.ts'
import { grantedOf } from '../place/standing-terms.ts'

type Quote = Snapshot['quote']
/** `attestation`: the name of the file that is given. */
export type Given = Omit<Correction, 'attestation'> & { attestation?: string | null | undefined }

type Values = { [Field in CorrectionField]: Given[Field] | null }

function discountOf(quote: Quote): Values['discount'] {
	const granted = grantedOf(quote, 'manual')
	if (!granted) return null
	const { code: reason, ...rest } = granted
	return { reason, ...rest }
}

/** Of an order, beside its own columns. */
type Beside = { quote: Quote; attestation: string | null }

/** Each field as it stands. */
function valuesOf(order: Order, { quote, attestation }: Beside): Values {
	const { customer } = order
	return {
		firstName: customer.firstName,
		lastName: customer.lastName,
		phoneNumber: customer.phoneNumber ?? null,
		gsm: customer.gsm ?? null,
		companyName: customer.companyName ?? null,
		vatNumber: customer.vatNumber ?? null,
		email: customer.email,
		remark: order.remark,
		externalReference: order.externalReference,
		resellerReference: order.resellerReference,
		billingAddress: order.billingAddress,
		deliveryAddress: order.deliveryAddress,
		deliveryMode: order.deliveryMode,
		services: order.services,
		discount: discountOf(quote),
		deliveryPrice: quote.isDeliveryAgreed ? quote.delivery : null,
		paymentType: order.paymentType,
		deliveryDate: order.deliveryDate,
		attestation,
	}
}

export type Change = {
	field: CorrectionField
	before: Values[CorrectionField]
	after: Values[CorrectionField]
}

/** The fields that are given and differ. */
export function changesOf(order: Order, beside: Beside, given: Given): Change[] {
	const values = valuesOf(order, beside)
	return correctionFields.flatMap((field) => {
		const after = given[field]
		if (after === undefined || canonical(after) === canonical(values[field])) return []
		return [{ field, before: values[field], after }]
	})
}

const optional = ['phoneNumber', 'gsm', 'companyName', 'vatNumber'] as const

function customerOf(customer: Customer, given: Given): Customer {
	const { firstName, lastName, email } = given
	const next = {
		...customer,
		...(firstName !== undefined && { firstName }),
		...(lastName !== undefined && { lastName }),
		...(email !== undefined && { email }),
	}
	for (const field of optional) {
		const value = given[field]
		if (value === null) delete next[field]
		else if (value !== undefined) next[field] = value
	}
	return next
}

const ownColumns = [
	'remark',
	'externalReference',
	'resellerReference',
	'billingAddress',
	'deliveryAddress',
	'deliveryMode',
	'services',
	'paymentType',
	'deliveryDate',
] as const

/** At pick-up there is no address to bring it to, and nothing to carry in. */
export function correctedOrder(order: Order, given: Given): Order {
	const columns = ownColumns.flatMap((column) =>
		given[column] === undefined ? [] : [[column, given[column]] as const],
	)
	const next: Order = {
		...order,
		...Object.fromEntries(columns),
		customer: customerOf(order.customer, given),
	}
	if (next.deliveryMode === 'delivery') return next
	const services = next.services.filter((it) => it.code !== 'carryIn')
	return { ...next, deliveryAddress: null, services }
}

function addressText({ street, streetNumber, box, postalCode, city, country }: Address): string {
	const number = box === undefined ? streetNumber : `${streetNumber} / ${box}`
	return `${street} ${number}, ${postalCode} ${city}, ${country}`
}

function serviceText(service: Service): string {
	return service.code === 'carryIn' ? `carryIn ${service.floors}` : service.code
}

/** As the audit keeps it: amounts and days as they are, the rest in one line. */
export function auditText(value: Change['before']): string | number {
	if (value === null || value === undefined) return ''
	if (typeof value !== 'object') return value
	if (Array.isArray(value)) return value.map(serviceText).join(', ')
	if ('street' in value) return addressText(value)
	if ('percentage' in value) return `${value.percentage} %, ${value.reason}`
	return `${(value.amount / 100).toFixed(2)}, ${value.reason}`
}
