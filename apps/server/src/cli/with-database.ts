// The database that the environment names, for the commands that need one; brought up to date, closed at the end.
import { readEnvironment } from '../app/environment.ts'
import { secretsKeyOf } from '../app/secrets-key.ts'
import { seedCatalogue } from '../app/seed/seed-database.ts'
import { makeServices } from '../app/services.ts'
import { openDatabase } from '../db/open-database.ts'
import { everywhere } from '../db/tenant-scope.ts'
import type { Services } from '../lib/services.ts'

export async function withDatabase<Result>(
	act: (services: Services) => Promise<Result>,
): Promise<Result> {
	const environment = readEnvironment(process.env)
	const database = await openDatabase(environment)
	try {
		const secretsKey = secretsKeyOf(environment)
		const services = makeServices({ db: database.db, ...environment, secretsKey })
		return await everywhere(async () => {
			await seedCatalogue(services)
			return act(services)
		})
	} finally {
		await database.close()
	}
}
