import { exitCodes, type Io } from '../io.ts'
import type { Options } from '../options.ts'

export async function seed(_options: Options, io: Io): Promise<number> {
	const { withSeeded } = await import('./with-database.ts')
	const { listTenants } = await import('../../features/tenants/tenants-table.ts')
	const { versionInForce } = await import('../../features/prices/versions/versions-table.ts')
	const counts = await withSeeded(async ({ db }, demo) => ({
		catalogue: await versionInForce(db),
		tenants: (await listTenants(db)).map(({ code }) => code),
		...(demo && { accounts: demo.users, password: demo.password }),
	}))
	io.out(`${JSON.stringify(counts)}\n`)
	return exitCodes.made
}
