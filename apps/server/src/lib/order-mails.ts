/** Kinds of mails about an offer or an order that are written to its customer. */
const toCustomer = ['offerSent', 'orderPlaced', 'orderChanged'] as const

type OrderMailKind = (typeof toCustomer)[number]

export const customerMailKinds: OrderMailKind[] = [...toCustomer]

export function isCustomerMail(kind: string): kind is OrderMailKind {
	return toCustomer.some((it) => it === kind)
}
