// Buyers who order as the configurator does: the same body under the same code, until they get an answer.
// Each has an e-mail of his own, so that a doubled order is seen.
import { setTimeout as wait } from 'node:timers/promises'
import { codeOf } from '../../apps/server/src/testing/code-of.ts'
import { orderBody, orderPath } from './order-body.ts'

export const buyersHost = 'faults.example'

/** Milliseconds: the timeout of a try, and the pause between two. */
const timeout = 60_000
const pause = 20

export type Placed = { code: string; email: string; reference: string; total: number }
export type Answer = { status: number; text: string; body: Record<string, unknown> }

export type Buyers = {
	begin: (count: number) => void
	/** So many at once, the next one as soon as one is answered, until `rest`. */
	keepOrdering: (count: number) => { rest: () => void }
	/** Buyers without an answer. */
	inFlight: () => number
	/** Resolves when so many more have been answered; rejects when one is refused. */
	moreAnswers: (count: number) => Promise<void>
	begun: () => number
	/** Resolves when all are answered; rejects when one is refused. */
	answered: () => Promise<Placed[]>
	/** Answers without an order, of servers in trouble. */
	refused: Answer[]
	/** Tries that got no answer at all. */
	unanswered: () => number
}

export async function ask(
	address: string,
	path: string,
	body?: object,
	cookie?: string,
): Promise<Answer & { cookie: string }> {
	const response = await fetch(`${address}/api/${path}`, {
		method: body ? 'POST' : 'GET',
		headers: {
			origin: address,
			'accept-language': 'fr',
			...(body && { 'content-type': 'application/json' }),
			...(cookie !== undefined && { cookie }),
		},
		...(body && { body: JSON.stringify(body) }),
		signal: AbortSignal.timeout(timeout),
	})
	const text = await response.text()
	const sent = response.headers.getSetCookie().map((line) => line.split(';')[0])
	const read = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {}
	return { status: response.status, text, body: read, cookie: sent.join('; ') }
}

/** An answer of a server in trouble: our shape, one of two statuses, no internals. */
export function isClean({ status, text, body }: Answer): boolean {
	const internals = /\bat \w+|node_modules|\/src\/|insert into|postgres|No space|ECONN/i
	return [500, 503].includes(status) && typeof body['code'] === 'string' && !internals.test(text)
}

function orderOf(number: number) {
	const email = `buyer-${number}@${buyersHost}`
	const body = orderBody({ code: codeOf(number), email, configuration: { room: { width: 3000 } } })
	return { ...body, paymentType: 'None' }
}

/** An order with a wrong total is refused with the right one. */
export async function priceAt(address: string): Promise<number> {
	const { status, body } = await ask(address, orderPath, { ...orderOf(0), total: 1 })
	const { quote } = body['data'] as { quote: { totalIncluding: number } }
	if (status !== 409) throw new Error(`no price: ${status}`)
	return quote.totalIncluding
}

/** `door`: where a server answers now, null while none does. */
export function openBuyers(total: number, door: () => string | null): Buyers {
	const refused: Answer[] = []
	const orders: Promise<Placed>[] = []
	const state = { answers: 0, isRefused: false }
	let unanswered = 0
	const tryOnce = async (body: object) => {
		const address = door()
		if (address === null) return null
		const answer = await ask(address, orderPath, body).catch(() => null)
		if (answer === null) unanswered += 1
		else if (answer.status !== 200) refused.push(answer)
		return answer
	}
	const order = async (number: number): Promise<Placed> => {
		const { code, customer, ...rest } = orderOf(number)
		for (;;) {
			const answer = await tryOnce({ code, customer, ...rest, total })
			if (answer?.status === 200) {
				state.answers += 1
				const { reference } = answer.body
				return { code, email: customer.email, reference: String(reference), total }
			}
			if (answer && answer.status < 500)
				throw new Error(`an order was refused: ${answer.status} ${answer.text}`)
			await wait(pause)
		}
	}
	const begin = () => {
		const placed = order(orders.length + 1)
		orders.push(placed)
		placed.catch(() => {
			state.isRefused = true
		})
		return placed
	}
	return {
		begin: (count) => {
			for (let i = 0; i < count; i++) void begin()
		},
		keepOrdering: (count) => {
			const resting = new AbortController()
			const oneAfterTheOther = async () => {
				while (!resting.signal.aborted) await begin()
			}
			// `answered` reports a refusal.
			for (let i = 0; i < count; i++) oneAfterTheOther().catch(() => undefined)
			return { rest: () => resting.abort() }
		},
		inFlight: () => orders.length - state.answers,
		moreAnswers: async (count) => {
			const wanted = state.answers + count
			while (state.answers < wanted && !state.isRefused) await wait(1)
		},
		begun: () => orders.length,
		answered: () => Promise.all(orders),
		refused,
		unanswered: () => unanswered,
	}
}
