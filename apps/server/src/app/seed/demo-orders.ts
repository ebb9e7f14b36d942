import { readFileSync } from 'node:fs'
import type { OrderAction } from '@gabarit/contract'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { plainText } from '../../lib/hash.ts'

export type DemoStep = OrderAction | 'pay'

const accepted: DemoStep[] = ['acceptOrder']
const sent: DemoStep[] = [...accepted, 'sendToSupplier']
const made: DemoStep[] = [...sent, 'sendToProduction']
const ready: DemoStep[] = [...made, 'setReady']
const scheduled: DemoStep[] = [...ready, 'schedule']

export const ways = {
	waiting: [],
	confirmed: accepted,
	sent,
	inProduction: made,
	ready,
	scheduled,
	done: [...scheduled, 'setDone', 'pay'],
	undelivered: [...scheduled, 'setUndelivered'],
	refused: ['refuseOrder'],
	offerInProgress: [],
	offerAccepted: ['acceptOffer'],
	offerRefused: ['refuseOffer'],
} satisfies Record<string, DemoStep[]>

const states = Object.keys(ways) as [keyof typeof ways]
const optional = z.string().transform((text) => (text === '' ? undefined : text))
const yes = z.enum(['yes', '']).transform((text) => text === 'yes')

const rowSchema = z.strictObject({
	tenant: z.string(),
	/** E-mail of the seller who wrote it; without one it was the customer. */
	by: optional,
	state: z.enum(states),
	daysAgo: z.coerce.number().int(),
	firstName: z.string(),
	lastName: z.string(),
	company: optional,
	postalCode: z.string(),
	city: z.string(),
	street: z.string(),
	design: z.coerce.number().int(),
	pickUp: yes,
	promo: yes,
	remark: optional,
})
export type DemoOrder = z.infer<typeof rowSchema>

export function readDemoOrders(): DemoOrder[] {
	const text = readFileSync(new URL('./demo-orders.csv', import.meta.url), 'utf8')
	const rows = z.array(rowSchema).parse(parse(text, { delimiter: ';', columns: true }))
	return rows.toSorted((a, b) => b.daysAgo - a.daysAgo)
}

export function emailOf({ firstName, lastName }: DemoOrder): string {
	const plain = (name: string) => plainText(name).replace(/[^a-z]/g, '')
	return `${plain(firstName)[0] ?? ''}.${plain(lastName)}@example.be`
}
