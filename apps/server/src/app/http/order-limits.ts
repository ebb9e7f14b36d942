// Each server process counts its own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { OrderLimits } from '../../lib/api.ts'
import { failure } from '../../lib/failure.ts'

export type OrderLimitSettings = { ordersPerAddress: number; ordersPerEmail: number }

/** E-mails counted at a time; 60 new ones a minute fill it in more than a day. */
const mostEmails = 100_000

export function orderLimitsOf(
	app: FastifyInstance,
	{ ordersPerAddress, ordersPerEmail }: OrderLimitSettings,
): (request: FastifyRequest, reply: FastifyReply) => OrderLimits {
	const emails = new WeakMap<FastifyRequest, string>()
	const ofAddress = app.createRateLimit({ max: ordersPerAddress, timeWindow: '1 minute' })
	const byEmail = {
		max: ordersPerEmail,
		timeWindow: '1 hour',
		cache: mostEmails,
		keyGenerator: (request: FastifyRequest) => emails.get(request) ?? '',
	}
	const ofEmail = app.createRateLimit(byEmail)
	return (request, reply) => {
		const count = async (limit: typeof ofAddress) => {
			const counted = await limit(request)
			if (counted.isAllowed || !counted.isExceeded) return
			void reply.header('retry-after', counted.ttlInSeconds)
			throw failure('too_many_orders')
		}
		return {
			countRequest: () => count(ofAddress),
			countMail: (email) => {
				emails.set(request, email.toLowerCase())
				return count(ofEmail)
			},
		}
	}
}
