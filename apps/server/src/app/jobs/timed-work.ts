// Scheduled work in Brussels time. A run missed while no server was up is made up for once.
import { deleteExpiredSessions } from '../../features/accounts/accounts-table.ts'
import { deleteExpiredTokens } from '../../features/accounts/tokens-table.ts'
import { forgetTopTens } from '../../features/catalogue/top-ten.ts'
import { countTopTens } from '../../features/catalogue/top-ten-table.ts'
import { newsKept } from '../../features/notifications/notifications.ts'
import { forgetReads } from '../../features/notifications/notifications-table.ts'
import { forgetRefusals } from '../../features/notifications/unseen-refusals-table.ts'
import { deleteOwnerlessDesigns } from '../../features/orders/design/expired-designs-table.ts'
import { expireOffers } from '../../features/orders/process/expire-offers.ts'
import { deleteDoneMessages, requeueLost } from '../../features/outbox/outbox-table.ts'
import { tidyImports } from '../../features/prices/import/import-job.ts'
import { deleteDoneRequests } from '../../features/samples/samples-table.ts'
import type { Services } from '../../lib/services.ts'

export type TimedTask = {
	name: string
	cron: string
	run: (services: Services) => Promise<unknown>
}

const minute = 60_000
const day = 24 * 60 * minute
const outboxKept = 90 * day
const ownerlessMonths = 24
const doneSamplesMonths = 12

function before({ now }: Services, milliseconds: number): Date {
	return new Date(now().getTime() - milliseconds)
}

function monthsBefore({ now }: Services, months: number): Date {
	const at = new Date(now())
	at.setUTCMonth(at.getUTCMonth() - months)
	return at
}

export const timedTasks: readonly TimedTask[] = [
	{
		name: 'lost-messages',
		cron: '*/10 * * * *',
		run: (services) => requeueLost(services.db, before(services, 5 * minute)),
	},
	{
		name: 'late-payments',
		cron: '*/10 * * * *',
		run: (services) => services.payments.checkUnsettled(10 * minute),
	},
	{ name: 'price-imports', cron: '*/5 * * * *', run: tidyImports },
	{ name: 'expired-offers', cron: '2 0 * * *', run: expireOffers },
	{
		name: 'top-tens',
		cron: '30 2 * * *',
		run: async (services) => {
			await countTopTens(services.db, services.now())
			forgetTopTens(services)
		},
	},
	{
		name: 'clear-up',
		cron: '0 3 * * *',
		run: async (services) => {
			const { db, now } = services
			await deleteDoneMessages(db, before(services, outboxKept))
			await deleteExpiredSessions(db, now())
			await deleteExpiredTokens(db, now())
			await forgetReads(db, before(services, newsKept))
			await forgetRefusals(db, before(services, newsKept))
			await deleteOwnerlessDesigns(db, monthsBefore(services, ownerlessMonths))
			await deleteDoneRequests(db, monthsBefore(services, doneSamplesMonths))
		},
	},
]
