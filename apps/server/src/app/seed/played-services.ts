// The product's services with another clock. What does not change while the demo is played is read once, and what
// would leave the server is collected.

import { legalTextsService } from '../../features/documents/legal-texts.ts'
import { papersOf } from '../../features/documents/papers.ts'
import type { PdfWorker } from '../../features/documents/pdf-worker.ts'
import { plansService } from '../../features/documents/plans.ts'
import { writePrintable } from '../../features/documents/writers/write-printable.ts'
import type { MailToSend } from '../../features/mails/service.ts'
import { vatTreatmentOf } from '../../features/prices/vat/vat-treatment.ts'
import type { Tenant } from '../../features/tenants/service.ts'
import type { Services } from '../../lib/services.ts'
import { makeServices } from '../services.ts'

type WebhookOrder = Parameters<Services['webhooks']['orderPlaced']>[2]

export type Collected = {
	mails: { mail: MailToSend; at: Date }[]
	placed: { tenant: string; order: WebhookOrder; at: Date }[]
}

export type Played = {
	services: Services
	shops: Map<string, Tenant>
	setNow: (at: Date) => void
	collected: Collected
}

/** Without the worker's time limit: a busy machine must not keep the demo from starting. */
const printer: PdfWorker = { print: writePrintable, close: () => Promise.resolve() }

function remembered<Key, Answer>(ask: (key: Key) => Promise<Answer>, name: (key: Key) => string) {
	const answers = new Map<string, Promise<Answer>>()
	return (key: Key): Promise<Answer> => {
		const known = answers.get(name(key)) ?? ask(key)
		answers.set(name(key), known)
		return known
	}
}

function tenantsOf(services: Services, shops: Map<string, Tenant>): Services['tenants'] {
	const one = (code: string) => {
		const found = shops.get(code)
		return found ? Promise.resolve(found) : Promise.reject(new Error(`no tenant ${code}`))
	}
	const operator = [...shops.values()].find((it) => it.isDefault)
	if (!operator) throw new Error('there is no default tenant')
	return {
		...services.tenants,
		byCode: one,
		asItStands: one,
		inside: (_tx, code) => one(code),
		operatorInside: () => Promise.resolve(operator),
	}
}

export async function playedServices(services: Services): Promise<Played> {
	const { db, publicUrl, secretBox } = services
	let clock = services.now()
	const played = makeServices({ db, publicUrl, now: () => clock, payments: { kind: 'test' } })
	const all = await services.tenants.all()
	const shops = new Map(all.map((tenant) => [tenant.code, tenant]))
	const collected: Collected = { mails: [], placed: [] }
	const legalTexts = legalTextsService({ db, now: played.now }, printer)
	// The companies of the demo are in no register; here theirs knows them.
	const register = { confirms: () => Promise.resolve(true) }
	const inForce = remembered(played.prices.inForce, (shop?: string) => shop ?? '')
	const current = remembered(
		({ code, language }: { code: string; language: 'fr' | 'nl' | 'en' }) =>
			legalTexts.current({ code }, language),
		({ code, language }) => `${code} ${language}`,
	)
	const frozen: Services['orders']['frozen'] = (tenant, code) => played.orders.frozen(tenant, code)
	const prices = { inForce }
	Object.assign(played, {
		secretBox,
		tenants: tenantsOf(played, shops),
		prices,
		plans: plansService({ db, now: played.now, prices, pdfWorker: printer, orders: { frozen } }),
		papers: {
			ofOrder: (tenant, code) => papersOf({ services: played, pdfWorker: printer }, tenant, code),
		},
		legalTexts: {
			...legalTexts,
			// Only the reseller has texts of his own, which changed in the year.
			current: ({ code }, language) =>
				code === 'meubles-dupont'
					? legalTexts.current({ code }, language)
					: current({ code, language }),
		},
		vatOf: (question) => vatTreatmentOf(question, register),
		mails: {
			...played.mails,
			post: (_tx, mail) => {
				collected.mails.push({ mail, at: clock })
				return Promise.resolve()
			},
		},
		webhooks: {
			...played.webhooks,
			orderPlaced: (_tx, tenant, order) => {
				collected.placed.push({ tenant, order, at: clock })
				return Promise.resolve()
			},
		},
	} satisfies Partial<Services>)
	const setNow = (at: Date) => {
		clock = at
	}
	return { services: played, shops, setNow, collected }
}
