// The product with a clock of its own: each act of the demo goes through its functions, at a past instant.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Order } from '../../features/orders/orders-table.ts'
import type { Tenant } from '../../features/tenants/service.ts'
import { type CallContext, noOrderLimits } from '../../lib/api.ts'
import type { SessionUser } from '../../lib/rights/viewer.ts'
import type { Services } from '../../lib/services.ts'

export type Stage = {
	services: Services
	setNow: (at: Date) => void
	/** By e-mail. */
	users: Map<string, SessionUser>
	/** By code; read once, since a transaction may hold the only connection. */
	shops: Map<string, Tenant>
	today: Date
}

export const supplier = 'fournisseur@gabarit.example'

export function shopOf({ shops }: Pick<Stage, 'shops'>, code: string): Tenant {
	const found = shops.get(code)
	if (!found) throw new Error(`no shop ${code}`)
	return found
}

export function contextFor(stage: Stage, tenant: string, email: string | null): CallContext {
	const { services, users } = stage
	const user = email === null ? null : users.get(email)
	if (user === undefined) throw new Error(`no user ${email}`)
	const cookies: Record<string, string> = {}
	const reply = {
		setCookie: (name: string, value: string) => {
			cookies[name] = value
			return reply
		},
		header: () => reply,
	} as unknown as FastifyReply
	return {
		services,
		viewer: { user, tenant: shopOf(stage, tenant) },
		language: 'fr',
		orderLimits: noOrderLimits,
		hasReferer: true,
		request: { cookies } as unknown as FastifyRequest,
		reply,
		secure: false,
	}
}

/** Who ordered, on the page that his mail's link opens. */
export function customerOf(
	stage: Stage,
	{ tenant, id }: Pick<Order, 'tenant' | 'id'>,
): CallContext {
	const context = contextFor(stage, tenant, null)
	return { ...context, viewer: { ...context.viewer, holds: id } }
}
