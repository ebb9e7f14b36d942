import { everywhere } from '../../db/tenant-scope.ts'
import { bearerOf } from '../../lib/bearer.ts'
import { hashOf, isSameHash } from '../../lib/hash.ts'
import type { Services } from '../../lib/services.ts'
import { keyByIdentifier, noteEnd, technicalOf } from './integration-settings-table.ts'
import type { Webhook } from './service.ts'

type Tx = Parameters<Services['webhooks']['orderPlaced']>[0]
type Post = (tx: Tx, tenant: string, webhook: Webhook) => Promise<void>

async function endpointsOf(tx: Tx, tenant: string) {
	const settings = await technicalOf(tx, tenant)
	if (!settings?.useExternalApi) return { order: null, end: null }
	return { order: settings.orderUrl, end: settings.configurationEndUrl }
}

/** Without an endpoint nothing is posted: an endpoint set later does not receive the past. */
export function webhooksService(now: () => Date, post: Post): Services['webhooks'] {
	type End = Parameters<Services['webhooks']['configurationEnded']>[2]
	const postEnd = async (tx: Tx, tenant: string, address: string | null, design: End) => {
		const { code, externalReference } = design
		const isFirst = await noteEnd(tx, tenant, code, now())
		if (isFirst && address !== null)
			await post(tx, tenant, { kind: 'configurationEnded', code, externalReference })
	}
	return {
		configurationEnded: async (tx, tenant, design) => {
			const { end } = await endpointsOf(tx, tenant)
			await postEnd(tx, tenant, end, design)
		},
		orderPlaced: async (tx, tenant, order) => {
			const endpoints = await endpointsOf(tx, tenant)
			if (endpoints.order !== null) await post(tx, tenant, { kind: 'orderPlaced', order })
			await postEnd(tx, tenant, endpoints.end, order)
		},
	}
}

/** `Authorization: Bearer gb_….…`; null for an unknown key or a closed shop. */
export async function tenantOfKey(
	{ db, tenants }: Pick<Services, 'db' | 'tenants'>,
	authorization: string | undefined,
): Promise<string | null> {
	const key = bearerOf(authorization)
	if (key === null || !/^gb_\w+\.[\w-]+$/.test(key)) return null
	// The key names the shop, so the search covers every shop.
	const found = await everywhere(() => keyByIdentifier(db, key.split('.')[0] ?? ''))
	if (!found || !isSameHash(found.apiKeyHash, hashOf(key))) return null
	return (await tenants.byCode(found.tenant)).disabledAt === null ? found.tenant : null
}
