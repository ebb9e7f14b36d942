// Which right every route asks for, and how a test calls it: one row a route; a route without one fails
// route-rights.test.ts, which tries every row as every role on objects of one's own, of the shop, and of another's.
import { backOfficeRights } from './back-office-rights.ts'
import { publicRights } from './public-rights.ts'
import type { RouteRight } from './route-right.ts'

/** By the place of the call in the contract. */
export const callRights: Record<string, RouteRight> = { ...publicRights, ...backOfficeRights }

const site = { resource: 'site', right: 'read' } as const

/** Routes beside the contract, as Fastify names them. */
export const otherRights: Record<string, RouteRight> = {
	'GET /': site,
	'GET /health/live': site,
	'GET /health/ready': site,
	'GET /locales/:lng/:file': site,
	'GET /api/openapi.json': site,
	'GET /api/docs': site,
	'GET /api/pictures/:kind/:file': site,
	'GET /api/pictures/logo/:file': site,
}
