// Doors for the other features: what is to be told, and whose key a machine shows.
import type { Database } from '../../db/open-database.ts'
import { everywhere } from '../../db/tenant-scope.ts'
import { hashOf, isSameHash } from '../../lib/hash.ts'
import type { Services } from '../../lib/services.ts'
import type { Webhook } from '../../lib/webhook.ts'
import { keyByIdentifier, noteEnd, technicalOf } from './technical-table.ts'

type Told = (
	tx: Parameters<Services['webhooks']['orderPlaced']>[0],
	tenant: string,
	webhook: Webhook,
) => Promise<void>

/** Without an address nothing is written: an address that comes later is not told the past. */
export function webhooksService(now: () => Date, post: Told): Services['webhooks'] {
	const tell: Told = async (tx, tenant, webhook) => {
		const settings = await technicalOf(tx, tenant)
		if (!settings?.useExternalApi) return
		const { orderUrl, configurationEndUrl } = settings
		const address = webhook.kind === 'orderPlaced' ? orderUrl : configurationEndUrl
		if (address !== null) await post(tx, tenant, webhook)
	}
	const ended: Services['webhooks']['configurationEnded'] = async (tx, tenant, design) => {
		if (!(await noteEnd(tx, tenant, design.code, now()))) return
		const { code, externalReference } = design
		await tell(tx, tenant, { kind: 'configurationEnded', code, externalReference })
	}
	return {
		configurationEnded: ended,
		orderPlaced: async (tx, tenant, order) => {
			await tell(tx, tenant, { kind: 'orderPlaced', order })
			await ended(tx, tenant, order)
		},
	}
}

/** `Authorization: Bearer gb_….…`: the shop whose key it is, null where it is none. */
export async function tenantOfKey(
	db: Database,
	authorization: string | undefined,
): Promise<string | null> {
	const key = /^Bearer (gb_\w+\.[\w-]+)$/.exec(authorization ?? '')?.[1]
	if (key === undefined) return null
	// The key tells the shop: until then every shop's row must be seen.
	const found = await everywhere(() => keyByIdentifier(db, key.split('.')[0] ?? ''))
	return found && isSameHash(found.apiKeyHash, hashOf(key)) ? found.tenant : null
}
