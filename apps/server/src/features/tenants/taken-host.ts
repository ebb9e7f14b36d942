import type { Queryable } from '../../db/open-database.ts'
import { listTenants } from './tenants-table.ts'

export async function takenHost(
	db: Queryable,
	hosts: readonly string[],
	own: string,
): Promise<string | undefined> {
	if (hosts.length === 0) return undefined
	const others = (await listTenants(db)).filter((it) => it.code !== own)
	return hosts.find((host) =>
		others.some((it) => it.hosts.includes(host) || host === `${it.code}.localhost`),
	)
}
