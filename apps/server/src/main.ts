import type { FastifyBaseLogger } from 'fastify'
import { buildServer } from './app/http/server.ts'
import { startWorkers } from './app/jobs/workers.ts'
import { seedDatabase } from './app/seed/seed-database.ts'
import { makeServices } from './app/services.ts'
import { printAddresses } from './app/start/banner.ts'
import { readEnvironment } from './app/start/environment.ts'
import { failedStart } from './app/start/failed-start.ts'
import { stopOnSignals } from './app/start/graceful-stop.ts'
import { collectSeldom } from './app/start/heap.ts'
import { lostSecrets } from './app/start/lost-secrets.ts'
import { secretsKeyOf } from './app/start/secrets-key.ts'
import { WrongEnvironment } from './app/start/wrong-environment.ts'
import { callTimeout, openDatabase } from './db/open-database.ts'
import { everywhere } from './db/tenant-scope.ts'
import { firstAdminLink } from './features/accounts/people/first-admin.ts'
import { embeddedTransport, smtpTransport } from './features/mails/transport.ts'

async function start(): Promise<void> {
	collectSeldom()
	const environment = readEnvironment(process.env)
	const secretsKey = secretsKeyOf(environment)
	let log: FastifyBaseLogger | null = null
	const onLostConnection = (error: Error) =>
		log?.warn({ err: error }, 'a connection to the database died')
	const database = await openDatabase({
		...environment,
		onLostConnection,
		longestQuery: callTimeout,
	})
	const services = makeServices({
		db: database.db,
		...environment,
		secretsKey,
	})
	const demo = await everywhere(() => seedDatabase(services, environment))
	const admin = demo
		? null
		: await everywhere(() => firstAdminLink(services, environment.adminEmail))
	const { app, stopping } = await buildServer({
		services,
		...environment,
		pool: database.pool,
	})
	const { smtp } = environment
	const transport = smtp ? smtpTransport(smtp.url, smtp.from) : embeddedTransport(services.db)
	log = app.log
	const workers = environment.jobs
		? await everywhere(() => startWorkers({ ...database, services, transport, log: app.log }))
		: null
	stopOnSignals({
		app,
		stopping,
		drain: environment.drain,
		afterwards: [...(workers ? [workers.stop] : []), services.close, database.close],
	})
	await app.listen({ port: environment.port, host: environment.host })
	if (database.kind === 'embedded')
		app.log.warn('the embedded database is not safe against power loss: set DATABASE_URL')
	if (!smtp && environment.publicUrl !== null)
		app.log.warn('no mail leaves this server, they stay in its mailbox: set SMTP_URL and MAIL_FROM')
	const lost = await everywhere(() => lostSecrets(services))
	if (lost.shops + lost.accounts > 0)
		app.log.warn(
			lost,
			'secrets were encrypted under another key: bring back the former SECRETS_KEY, or the file secrets.key of DATA_DIR',
		)
	printAddresses(environment, demo, admin)
}

try {
	await start()
} catch (thrown) {
	const error = failedStart(thrown)
	if (!(error instanceof WrongEnvironment)) throw error
	process.stderr.write(`${error.message}\n`)
	// The database may be open by now.
	process.exit(1)
}
