import type { Client, CustomerInput, Delivery, Send } from '@gabarit/contract'
import { personKeys } from '../../lib/person-state.ts'
import { sendOnce } from '../../lib/send-once.ts'
import { failureOf } from '../../lib/server/client.ts'
import { pauses, sendAgain } from '../../lib/server/send-again.ts'
import { freezeDesign, useSession } from '../session-store.ts'

export type Sending =
	| { kind: 'saved'; code: string; reference?: string | undefined }
	| { kind: 'failed'; why: ReturnType<typeof failureOf> }

export type OfferData = {
	customer: CustomerInput
	delivery: Delivery
	promoCode?: string | undefined
	/** A seller's own. */
	reference?: string | undefined
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
	between = pauses,
): Promise<Sending> {
	const { code, parent, history, externalReference } = useSession.getState()
	if (code === null) return { kind: 'failed', why: 'unexpected_error' }
	const { customer, delivery, promoCode, reference, total } = wanted.offer ?? {}
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
		...(reference === undefined ? {} : { reference }),
		...(total === undefined ? {} : { total }),
	}
	try {
		const send = (it: Send) =>
			sendAgain((signal) => client.dressing.configuration.send(it, { signal }), between)
		if (wanted.kind === 'save') return { kind: 'saved', code: (await send(body)).code }
		const { answer, sent } = await sendOnce(personKeys.offersInDoubt, body, send)
		freezeDesign(sent)
		return { kind: 'saved', code: answer.code, reference: answer.reference }
	} catch (error) {
		return { kind: 'failed', why: failureOf(error) }
	}
}
