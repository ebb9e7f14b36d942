// Doors for the other features: what is to be told, and whose key a machine shows.
import { everywhere } from '../../db/tenant-scope.ts'
import { bearerOf } from '../../lib/bearer.ts'
import { hashOf, isSameHash } from '../../lib/hash.ts'
import type { Listening, Services } from '../../lib/services.ts'
import type { Webhook } from '../../lib/webhook.ts'
import { keyByIdentifier, noteEnd, noteEndUnread, technicalOf } from './technical-table.ts'

type Tx = Parameters<Services['webhooks']['orderPlaced']>[0]
type Told = (tx: Tx, tenant: string, webhook: Webhook) => Promise<void>

async function listening(tx: Tx, tenant: string): Promise<Listening> {
	const settings = await technicalOf(tx, tenant)
	if (!settings?.useExternalApi) return { order: null, end: null }
	return { order: settings.orderUrl, end: settings.configurationEndUrl }
}

/** Without an address nothing is written: an address that comes later is not told the past. */
export function webhooksService(now: () => Date, post: Told): Services['webhooks'] {
	type End = Parameters<Services['webhooks']['configurationEnded']>[2]
	const tellEnd = async (tx: Tx, tenant: string, address: string | null, design: End) => {
		const { code, externalReference } = design
		if (address === null) return noteEndUnread(tx, tenant, code, now())
		// An order's needsAnswers names it.
		if (await noteEnd(tx, tenant, code, now()))
			await post(tx, tenant, { kind: 'configurationEnded', code, externalReference })
	}
	return {
		listening,
		configurationEnded: async (tx, tenant, design) => {
			const { end } = await listening(tx, tenant)
			await tellEnd(tx, tenant, end, design)
		},
		orderPlaced: async (tx, tenant, order, known) => {
			const { order: address, end } = known ?? (await listening(tx, tenant))
			await Promise.all([
				address !== null && post(tx, tenant, { kind: 'orderPlaced', order }),
				tellEnd(tx, tenant, end, order),
			])
		},
	}
}

/** `Authorization: Bearer gb_….…`: the shop whose key it is, null where it is none, or the shop is closed. */
export async function tenantOfKey(
	{ db, tenants }: Pick<Services, 'db' | 'tenants'>,
	authorization: string | undefined,
): Promise<string | null> {
	const key = bearerOf(authorization)
	if (key === null || !/^gb_\w+\.[\w-]+$/.test(key)) return null
	// The key tells the shop: until then every shop's row must be seen.
	const found = await everywhere(() => keyByIdentifier(db, key.split('.')[0] ?? ''))
	if (!found || !isSameHash(found.apiKeyHash, hashOf(key))) return null
	return (await tenants.byCode(found.tenant)).disabledAt === null ? found.tenant : null
}
