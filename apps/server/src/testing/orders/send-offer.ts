// An offer as the configurator sends it, and the link that its customer finds in his mail.
import { type Letter } from '../../features/mails/transport.ts'
import { askOffer } from '../ask-offer.ts'
import { sendAll } from '../mails.ts'
import { type Browser, home, lambert, newCode, niche, type Shop } from '../test-shop.ts'

type Send = Browser['client']['dressing']['configuration']['send']

const toHome = {
	deliveryMode: 'delivery',
	country: 'BE',
	billingAddress: home,
	deliveryAddress: home,
} as const

let sent = 0

/** Of a customer of its own and brought home, unless `change` says otherwise. */
export async function sendOffer(
	shop: Shop,
	change: Partial<Parameters<Send>[0]> = {},
	{ client }: Browser = shop.browse(),
) {
	sent += 1
	const email = change.customer?.email ?? `offer${sent}@example.be`
	const { code, reference = '' } = await askOffer(client, {
		kind: 'offer',
		code: newCode(),
		language: 'fr',
		customer: { ...lambert, email },
		configuration: niche,
		delivery: toHome,
		...change,
	})
	return { code, reference, email, token: linkIn(await sendAll(shop.services), email) }
}

/** The token of the newest link to an order that was written to this address; empty where none was. */
export function linkIn(letters: readonly Letter[], email: string): string {
	const mine = letters.filter((it) => it.to === email && it.text.includes('/order/'))
	return /\/order\/(\S+)/.exec(mine.at(-1)?.text ?? '')?.[1] ?? ''
}
