// Requests to addresses that a shop typed: public ones only, ten seconds, no redirects, and a short part of the
// answer.
import { Agent, type RequestInit, fetch as undiciFetch } from 'undici'
import { PermanentFailure } from '../../lib/outbox.ts'
import { guardedLookup, isPublicAddress, isPublicHost, PrivateAddress } from './public-address.ts'

const answerTimeout = 10_000
const loopback = /^(?:127\.\d+\.\d+\.\d+|::1)$/

export type Outgoing = {
	fetch: (url: string, request: RequestInit) => Promise<Response>
	allowsLoopback: boolean
	close: () => Promise<void>
}

export type OutgoingOptions = { allowLoopback: boolean; timeout?: number }

export function openOutgoing(options: OutgoingOptions): Outgoing {
	const { allowLoopback } = options
	const isAllowed = (address: string) =>
		isPublicAddress(address) || (allowLoopback && loopback.test(address))
	const limit = options.timeout ?? answerTimeout
	const agent = new Agent({
		connect: { lookup: guardedLookup(isAllowed), timeout: limit },
		headersTimeout: limit,
		bodyTimeout: limit,
		keepAliveTimeout: 1000,
		maxResponseSize: 64 * 1024,
	})
	return {
		allowsLoopback: allowLoopback,
		fetch: async (url, request) => {
			checkAddress(url, allowLoopback)
			const signal = AbortSignal.timeout(limit)
			try {
				const answer = await undiciFetch(url, {
					...request,
					redirect: 'manual',
					signal,
					dispatcher: agent,
				})
				return answer
			} catch (error) {
				throw causeOf(error)
			}
		},
		close: () => agent.close(),
	}
}

export function checkAddress(text: string, allowLoopback: boolean): void {
	const url = new URL(text)
	const bare = url.hostname.replace(/^\[|\]$/g, '')
	if (allowLoopback && (bare === 'localhost' || loopback.test(bare))) return
	if (url.protocol !== 'https:') throw new PermanentFailure('only https is called')
	if (!isPublicHost(url.hostname)) throw new PrivateAddress('a private address')
}

/** It says so in the delivery log too. */
export class SlowAnswer extends Error {}

function causeOf(error: unknown): unknown {
	if (!(error instanceof Error)) return error
	if (error.name === 'TimeoutError') return new SlowAnswer('no answer within ten seconds')
	return error.cause instanceof Error ? error.cause : error
}
