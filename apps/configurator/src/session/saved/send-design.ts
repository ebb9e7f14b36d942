import type { Client, CustomerInput, Delivery, Send } from '@gabarit/contract'
import { failureOf } from '../../lib/server/client.ts'
import { sendAgain } from '../../lib/server/send-again.ts'
import { freezeDesign, useSession } from '../session-store.ts'

export type Sending =
	| { kind: 'saved'; code: string; reference?: string | undefined }
	| { kind: 'failed'; why: ReturnType<typeof failureOf> }

export type OfferData = {
	customer: CustomerInput
	delivery: Delivery
	promoCode?: string | undefined
	total?: number | undefined
}

/** Never throws. */
export async function sendDesign(
	client: Client,
	wanted: {
		kind: 'save' | 'offer'
		language: Send['language']
		email?: string
		offer?: OfferData
	},
): Promise<Sending> {
	const { code, parent, history, externalReference } = useSession.getState()
	if (code === null) return { kind: 'failed', why: 'unexpected_error' }
	const { customer, delivery, promoCode, total } = wanted.offer ?? {}
	const body: Send = {
		kind: wanted.kind,
		code,
		...(parent === null ? {} : { parent }),
		configuration: history.present,
		language: wanted.language,
		...(wanted.email === undefined ? {} : { email: wanted.email }),
		...(externalReference === null ? {} : { externalReference }),
		...(customer === undefined ? {} : { customer }),
		...(delivery === undefined ? {} : { delivery }),
		...(promoCode === undefined ? {} : { promoCode }),
		...(total === undefined ? {} : { total }),
	}
	try {
		const sent = await sendAgain((signal) => client.dressing.configuration.send(body, { signal }))
		if (wanted.kind === 'offer') freezeDesign()
		return { kind: 'saved', code: sent.code, reference: sent.reference }
	} catch (error) {
		return { kind: 'failed', why: failureOf(error) }
	}
}
