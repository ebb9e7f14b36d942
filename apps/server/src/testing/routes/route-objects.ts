// One object of every kind that a path can name, in each place that a role may or may not reach.
import { randomUUID } from 'node:crypto'
import { insertUser } from '../../features/accounts/accounts-table.ts'
import { insertRequest } from '../../features/samples/samples-table.ts'
import { sendAll } from '../mails.ts'
import { drawPlans } from '../orders/plans.ts'
import { type Browser, home, newCode, niche, orderOf, type Shop } from '../test-shop.ts'
import type { ObjectKind } from './route-samples.ts'

/** Whose it is: the caller's, his shop's, the same sent to the supplier, another shop's, the same sent. */
export const places = ['mine', 'ours', 'sent', 'theirs', 'theirsSent'] as const
export type Place = (typeof places)[number]

/** What the object's path needs, by the parameter's name. */
export type Parameters = Record<string, string>

export type Site = {
	tenant: string
	/** Somebody who sells there. */
	seller: string
	/** Somebody who buys there. */
	customer: string
}

type Making = { shop: Shop; site: Site; isSent: boolean; owner: string | null }
type Maker = (making: Making) => Promise<Parameters | null>

async function placeOrder({ shop, site, isSent, owner }: Making) {
	const seller = await shop.enter(site.seller, site.tenant)
	const customer = {
		type: 'Individual' as const,
		firstName: 'Thomas',
		lastName: 'Lambert',
		email: owner ?? site.customer,
		gsm: '+32 470 12 34 56',
	}
	const tenant = await shop.services.tenants.byCode(site.tenant)
	const body = await orderOf(seller, {
		customer,
		deliveryMode: 'pickUp',
		...(tenant.isReferenceResellerCustomisable && { reference: 'X-1' }),
	})
	const { reference, code } = await seller.client.dressing.configuration.order(body)
	if (isSent) for (const action of steps) await act(seller, reference, action)
	return { seller, reference, code }
}

const steps = ['acceptOrder', 'sendToSupplier'] as const

async function act(
	browser: Browser,
	reference: string,
	action: (typeof steps)[number],
): Promise<void> {
	const { orders } = browser.client.backOffice
	const { revision } = await orders.get({ reference })
	await orders.act({ reference, action, revision })
}

/** What nobody owns or sends has no such place. */
const isPlain = ({ owner, isSent }: Making) => owner === null && !isSent

/** One's own account has its own calls. */
async function addAccount(
	making: Making,
	role: 'IndividualCustomer' | 'ProfessionalCustomer',
): Promise<Parameters | null> {
	if (!isPlain(making)) return null
	const { shop, site } = making
	const { id } = await insertUser(shop.services.db, {
		tenant: site.tenant,
		role,
		email: `${role.toLowerCase()}@${site.tenant}.example`,
		firstName: 'A',
		lastName: 'B',
	})
	return { id }
}

const makers: Record<ObjectKind, Maker> = {
	order: async (making) => {
		const { reference } = await placeOrder(making)
		return { reference }
	},
	orderDocument: async (making) => {
		const { seller, reference, code } = await placeOrder(making)
		await seller.client.dressing.plan.save({ code })
		await drawPlans(making.shop.services)
		const { documents } = await seller.client.backOffice.orders.get({ reference })
		return { reference, id: documents[0]?.id ?? '' }
	},
	design: async (making) => {
		const { code } = await placeOrder(making)
		return { code }
	},
	listedDesign: async (making) => {
		const { code } = await placeOrder(making)
		return { code }
	},
	externalReference: async (making) => {
		const { shop, site } = making
		if (!isPlain(making)) return null
		const externalReference = `EXT-${site.tenant}`
		const { client } = shop.browse(site.tenant)
		await client.dressing.configuration.send({
			kind: 'save',
			code: newCode(),
			configuration: niche,
			language: 'fr',
			externalReference,
		})
		return { externalReference }
	},
	mail: async (making) => {
		if (!isPlain(making)) return null
		const { services } = making.shop
		const mail = { kind: 'passwordChanged' as const }
		const to = making.site.seller
		await services.mails.post(services.db, {
			tenant: making.site.tenant,
			to,
			language: 'fr',
			mail,
		})
		const letters = await sendAll(services)
		return { id: letters.find((it) => it.to === to)?.id ?? '' }
	},
	user: (making) => addAccount(making, 'IndividualCustomer'),
	professional: (making) => addAccount(making, 'ProfessionalCustomer'),
	samples: async (making) => {
		if (!isPlain(making)) return null
		const { shop, site } = making
		const id = randomUUID()
		// Written here, since a shop may send none any more and still have some to send.
		await insertRequest(shop.services.db, {
			tenant: site.tenant,
			id,
			colours: [],
			firstName: 'A',
			lastName: 'B',
			email: site.customer,
			address: home,
			language: 'fr',
			requestHash: id,
			search: '',
			createdAt: shop.services.now(),
		})
		return { id }
	},
}

/** Object by object, and only once: what one cell of the matrix does leaves it as it is. */
export function objectsOf(shop: Shop, here: Site, there: Site) {
	const made = new Map<string, Promise<Parameters | null>>()
	return (kind: ObjectKind, place: Place, email: string | null): Promise<Parameters | null> => {
		if (place === 'mine' && email === null) return Promise.resolve(null)
		const owner = place === 'mine' ? email : null
		const key = `${kind} ${place} ${owner ?? ''}`
		const known = made.get(key)
		if (known) return known
		const site = place.startsWith('theirs') ? there : here
		const isSent = place === 'sent' || place === 'theirsSent'
		const making = makers[kind]({ shop, site, isSent, owner })
		made.set(key, making)
		return making
	}
}
