import { ApiError, type Client, createClient } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { expect } from '@playwright/test'
import { demoPassword } from './server/running-server.ts'

/** A client without a browser: it keeps its session cookie and names its shop. */
function callerOf(address: string, language: Language): Client {
	const cookies = new Map<string, string>()
	return createClient({
		baseUrl: address,
		language,
		headers: () => ({
			referer: `${address}/`,
			origin: address,
			cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
		}),
		fetch: async (request) => {
			const answer = await fetch(request)
			for (const cookie of answer.headers.getSetCookie()) {
				const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? []
				cookies.set(name, value)
			}
			return answer
		},
	})
}

const home = { street: 'Rue de la Scie', streetNumber: '12', postalCode: '4000', city: 'Liège' }
const letters = 'ACDEFGHJKMNPQRTWXY'
let asked = 0

/** A word of letters, found by a search and by nothing else. */
export function ownWord(): string {
	const sign = () => letters[Math.floor(Math.random() * letters.length)]
	return `R${Array.from({ length: 9 }, sign).join('').toLowerCase()}`
}

const codeOf12 = () =>
	Array.from({ length: 12 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')

/** What a refused price says that it costs. */
function totalIn(refusal: unknown): number {
	if (!(refusal instanceof ApiError)) throw refusal
	const { quote } = (refusal.data ?? {}) as { quote?: { totalIncluding: number } }
	if (quote === undefined) throw refusal
	return quote.totalIncluding
}

/** An order of the operator's shop that waits for its seller, paid by transfer, brought to the nearest zone. */
export async function placeOrder(address: string, lastName = ownWord()): Promise<string> {
	const { configuration } = callerOf(address, 'fr').dressing
	const to = { ...home, postalCode: '1000', city: 'Bruxelles', country: 'BE' as const }
	const order = {
		code: codeOf12(),
		language: 'fr' as const,
		configuration: { version: 1 as const, room: { width: 3000 }, hu: 2500 },
		customer: {
			type: 'Individual' as const,
			firstName: 'Ada',
			lastName,
			email: `${lastName.toLowerCase()}@client.example`,
			phoneNumber: '+32 470 12 34 56',
		},
		billingAddress: to,
		deliveryMode: 'delivery' as const,
		deliveryAddress: to,
		services: [],
		paymentType: 'Bill' as const,
		termsAccepted: true,
	}
	const total = await configuration.order({ ...order, total: 0 }).then(
		() => 0,
		(refusal: unknown) => totalIn(refusal),
	)
	const { reference } = await configuration.order({ ...order, total })
	return reference
}

export type AskedOffer = { reference: string; email: string; code: string }

/** An offer on a plain niche, as the configurator asks for it. */
export async function askOffer(address: string, language: Language): Promise<AskedOffer> {
	asked += 1
	const email = `client-${language}-${asked}-${Date.now()}@client.example`
	const code = codeOf12()
	const billingAddress = { ...home, country: 'BE' as const }
	const { send } = callerOf(address, language).dressing.configuration
	const offer = {
		kind: 'offer' as const,
		code,
		language,
		configuration: { version: 1 as const, room: { width: 3000 }, hu: 2500 },
		customer: { firstName: 'Ada', lastName: 'Rabot', email, phoneNumber: '+32 470 12 34 56' },
		delivery: {
			deliveryMode: 'delivery' as const,
			country: 'BE' as const,
			billingAddress,
			deliveryAddress: billingAddress,
		},
	}
	// Its price comes with the refusal of another.
	const total = await send({ ...offer, total: 0 }).then(() => 0, quotedIn)
	const sent = await send({ ...offer, total })
	return { reference: sent.reference ?? '', email, code }
}

function quotedIn(error: unknown): number {
	const { quote } = ((error as ApiError).data ?? {}) as { quote?: { totalIncluding: number } }
	if (!quote) throw error
	return quote.totalIncluding
}

/** A design saved once with each width, by one browser. */
export async function savedVersions(address: string, widths: readonly number[]): Promise<string> {
	const code = codeOf12()
	const caller = callerOf(address, 'fr')
	for (const width of widths)
		await caller.dressing.configuration.send({
			kind: 'save',
			code,
			language: 'fr',
			configuration: { version: 1, room: { width }, hu: 2500 },
		})
	return code
}

/** The link to his offer or order in the mails that he was sent. */
export function linkMailedTo(address: string, email: string): Promise<string> {
	return foundInMails(address, email, /\/order\/\S+/u)
}

/** The link by which he opens his account: staff in the back-office. */
export function invitationMailedTo(address: string, email: string): Promise<string> {
	return foundInMails(address, email, /\/(?:connexion|back-office\/login)\S*#activate=\S+/u)
}

async function foundInMails(address: string, email: string, pattern: RegExp): Promise<string> {
	const admin = callerOf(address, 'fr')
	await admin.account.login({
		email: 'admin@gabarit.example',
		password: demoPassword,
		application: 'backOffice',
	})
	const { mailbox } = admin.backOffice
	const readLink = async () => {
		const { rows } = await mailbox.list({ search: email })
		const mails = await Promise.all(rows.map(({ id }) => mailbox.get({ id })))
		return mails.map(({ text }) => pattern.exec(text)?.[0]).find(Boolean) ?? ''
	}
	await expect.poll(readLink, { timeout: 60_000 }).not.toBe('')
	return readLink()
}
