import type { FastifyInstance } from 'fastify'
import { failure } from '../../lib/failure.ts'

const addresses: Record<string, string> = {
	'/api/dressing/configuration': 'code',
	'/api/dressing/configuration/': 'code',
	'/api/dressing/configuration/is-valid': 'code',
	'/api/dressing/configuration/is-valid/': 'code',
	'/api/dressing/configuration/external': 'externalReference',
	'/api/dressing/configuration/external/': 'externalReference',
	'/api/dressing/door-handle/': 'id',
	'/api/discount/promo': 'code',
	'/api/discount/promo/': 'code',
}

export const emptyAddresses: readonly string[] = Object.keys(addresses)

export function namePathParameters(app: FastifyInstance): void {
	for (const [address, name] of Object.entries(addresses))
		app.get(address, () => {
			const message = `The path parameter '${name}' must be set.`
			throw failure('missing_path_parameter', { message, data: { name } })
		})
}
