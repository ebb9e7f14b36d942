// The server: settings, database, demo, one port. SIGTERM and SIGINT let running requests end.
import type { FastifyBaseLogger } from 'fastify'
import { printAddresses } from './app/banner.ts'
import { readEnvironment } from './app/environment.ts'
import { failedStart } from './app/failed-start.ts'
import { stopOnSignals } from './app/graceful-stop.ts'
import { collectSeldom } from './app/heap.ts'
import { secretsKeyOf } from './app/secrets-key.ts'
import { seedDatabase } from './app/seed/seed-database.ts'
import { buildServer } from './app/server.ts'
import { makeServices } from './app/services.ts'
import { startWorkers } from './app/workers.ts'
import { WrongEnvironment } from './app/wrong-environment.ts'
import { callPatience, openDatabase } from './db/open-database.ts'
import { everywhere } from './db/tenant-scope.ts'
import { firstAdminLink } from './features/accounts/first-admin.ts'
import { embeddedTransport, smtpTransport } from './features/mails/transport.ts'

async function start(): Promise<void> {
	collectSeldom()
	const environment = readEnvironment(process.env)
	let log: FastifyBaseLogger | null = null
	const onLostConnection = (error: Error) =>
		log?.warn({ err: error }, 'a connection to the database died')
	const database = await openDatabase({
		...environment,
		onLostConnection,
		longestQuery: callPatience,
	})
	const services = makeServices({
		db: database.db,
		...environment,
		secretsKey: secretsKeyOf(environment),
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
