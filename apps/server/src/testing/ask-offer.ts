import { ApiError, type Client, type Send, type Sent } from '@gabarit/contract'

/** At the price of the moment, as the configurator shows it: a refusal says which. */
export async function askOffer(client: Client, offer: Send): Promise<Sent> {
	const { send } = client.dressing.configuration
	return send({ ...offer, total: 0 }).catch(async (error: unknown) => {
		const total = quotedIn(error)
		if (total === undefined) throw error
		return send({ ...offer, total })
	})
}

export async function totalOfOffer(client: Client, offer: Send): Promise<number> {
	const { send } = client.dressing.configuration
	const total = await send({ ...offer, total: 0 }).then(() => undefined, quotedIn)
	if (total === undefined) throw new Error('no price')
	return total
}

function quotedIn(error: unknown): number | undefined {
	if (!(error instanceof ApiError)) return undefined
	const { quote } = (error.data ?? {}) as { quote?: { totalIncluding: number } }
	return quote?.totalIncluding
}
