import { type Demo, seedCatalogue, seedDatabase } from '../../app/seed/seed-database.ts'
import { makeServices } from '../../app/services.ts'
import { type Environment, readEnvironment } from '../../app/start/environment.ts'
import { secretsKeyOf } from '../../app/start/secrets-key.ts'
import { openDatabase } from '../../db/open-database.ts'
import { everywhere } from '../../db/tenant-scope.ts'
import type { Services } from '../../lib/services.ts'

export function withDatabase<Result>(
	act: (services: Services) => Promise<Result>,
): Promise<Result> {
	return opened(async (services) => {
		await seedCatalogue(services)
		return act(services)
	})
}

export function withSeeded<Result>(
	act: (services: Services, demo: Demo | null) => Promise<Result>,
): Promise<Result> {
	return opened(async (services, environment) =>
		act(services, await seedDatabase(services, environment)),
	)
}

async function opened<Result>(
	act: (services: Services, environment: Environment) => Promise<Result>,
): Promise<Result> {
	const environment = readEnvironment(process.env)
	const secretsKey = secretsKeyOf(environment)
	const database = await openDatabase(environment)
	try {
		const services = makeServices({ db: database.db, ...environment, secretsKey })
		return await everywhere(() => act(services, environment))
	} finally {
		await database.close()
	}
}
