// Buyers in a closed loop: each places an order, waits for the answer, places the next. Codes are new each time,
// rooms differ, and the total is the server's own.
import { Agent, request } from 'node:http'
import { codeOf } from '../apps/server/src/testing/code-of.ts'
import { orderBody, orderPath } from '../e2e/server/order-body.ts'
import { processorOf } from './processor.ts'

const widths = [2400, 2700, 3000, 3300, 3600]

let last = Math.floor(Date.now() / 1000) * 1_000_000

/** Starts with the clock, so that no other run has it. */
function newCode(): string {
	last += 1
	return codeOf(last)
}

function orderOf(width: number, code: string, total: number): object {
	const configuration = {
		room: { width },
		doors: { style: 'Simple' },
		handle: { model: 'bar-160', color: 'Black' },
	}
	const email = `ada.${code.toLowerCase()}@client.example`
	return { ...orderBody({ code, email, configuration }), services: [], paymentType: 'Bill', total }
}

type Answer = { status: number; text: string }

/** Status 0 where there was no answer. */
function post(agent: Agent, server: string, path: string, body: string): Promise<Answer> {
	return new Promise((resolve) => {
		const failed = (error: Error) => resolve({ status: 0, text: String(error) })
		const headers = {
			origin: server,
			'content-type': 'application/json',
			'content-length': Buffer.byteLength(body),
		}
		const sent = request(`${server}/api/${path}`, { method: 'POST', agent, headers }, (answer) => {
			let text = ''
			answer.setEncoding('utf8')
			answer.on('data', (part: string) => {
				text += part
			})
			answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
			answer.on('error', failed)
		})
		sent.on('error', failed)
		sent.end(body)
	})
}

/** A wrong total is refused with the right one. */
async function totalsOf(agent: Agent, server: string): Promise<Map<number, number>> {
	const totals = new Map<number, number>()
	for (const width of widths) {
		const refused = await post(
			agent,
			server,
			orderPath,
			JSON.stringify(orderOf(width, newCode(), 1)),
		)
		if (refused.status !== 409) throw new Error(`no price: ${refused.status} ${refused.text}`)
		const { data } = JSON.parse(refused.text) as { data: { quote: { totalIncluding: number } } }
		totals.set(width, data.quote.totalIncluding)
	}
	return totals
}

export type Placed = { code: string; reference: string; milliseconds: number; at: number }

export type Buyers = {
	/** `retry`: an order without an answer is sent again, under its code. */
	place: (run: { until: (placed: Placed[]) => boolean; retry?: boolean }) => Promise<Placed[]>
	close: () => void
}

/** Each buyer keeps to one of the servers. */
export async function buyersOf(servers: string[], count: number): Promise<Buyers> {
	const agent = new Agent({ keepAlive: true, maxSockets: count })
	const totals = await totalsOf(agent, servers[0] ?? '')
	const placeOne = async (buyer: number, round: number, until: () => boolean, retry: boolean) => {
		const width = widths[(buyer + round) % widths.length] ?? 3000
		const code = newCode()
		const body = JSON.stringify(orderOf(width, code, totals.get(width) ?? 0))
		const from = performance.now()
		for (let attempt = 0; ; attempt++) {
			const server = servers[(buyer + attempt) % servers.length] ?? ''
			const { status, text } = await post(agent, server, orderPath, body)
			const at = performance.now()
			if (status === 200) {
				const { reference } = JSON.parse(text) as { reference: string }
				return { code, reference, milliseconds: at - from, at }
			}
			if (!retry) throw new Error(`an order was answered ${status}: ${text}`)
			if (until()) return null
			await new Promise((resolve) => setTimeout(resolve, 50))
		}
	}
	return {
		place: async ({ until, retry = false }) => {
			const placed: Placed[] = []
			const buying = Array.from({ length: count }, async (_, buyer) => {
				for (let round = 0; !until(placed); round++) {
					const order = await placeOne(buyer, round, () => until(placed), retry)
					if (order) placed.push(order)
				}
			})
			await Promise.all(buying)
			return placed
		},
		close: () => agent.destroy(),
	}
}

/** `processor`: milliseconds of the server's processor time an order. */
export type Placing = { rate: number; times: number[]; processor: number }

export async function placing(pid: number, buyers: Buyers, seconds: number): Promise<Placing> {
	const before = processorOf(pid)
	const from = performance.now()
	const placed = await buyers.place({ until: after(seconds) })
	return {
		rate: placed.length / ((performance.now() - from) / 1000),
		times: placed.map((it) => it.milliseconds),
		processor: (processorOf(pid) - before) / placed.length,
	}
}

export function after(seconds: number): () => boolean {
	const end = performance.now() + seconds * 1000
	return () => performance.now() > end
}

/**
 * True once V8 has optimised the code of an order. Measured with `--trace-opt`: up to some 15,000 orders hundreds of
 * functions are optimised every ten seconds, on the cores that the orders need; then few are.
 */
export function isWarm(placed: readonly Placed[]): boolean {
	return placed.length >= warmAfter
}

/** A smaller number shows a difference sooner. */
const warmAfter = Number(process.env['BENCH_WARM'] ?? 15_000)
