// The demo's year, played on the product with the clock of each step.
import type { User } from '../../features/accounts/accounts-table.ts'
import type { Services } from '../../lib/services.ts'
import type { Stage } from './demo-stage.ts'
import { demoYear } from './demo-year.ts'
import { playedServices } from './played-services.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedMails, seedWebhooks } from './seed-messages.ts'
import { seedPayments } from './seed-payments.ts'
import { seedPeople } from './seed-people.ts'
import { seedSamples } from './seed-samples.ts'
import { seedSaves } from './seed-saves.ts'
import {
	seedDiscountsOfYear,
	seedImports,
	seedLegalTexts,
	seedStepCounts,
} from './seed-shop-year.ts'

export async function seedDemo(services: Services, users: Map<string, User>): Promise<void> {
	const today = services.now()
	const requests = demoYear(today)
	const played = await playedServices(services)
	const staff = await seedPeople(played, users, requests)
	const stage: Stage = { ...played, users: new Map([...users, ...staff]), today }
	await seedDiscountsOfYear(services)
	await seedLegalTexts(stage)
	await seedDemoOrders(stage, requests)
	await seedPayments(stage)
	await seedSaves(stage, requests)
	await seedSamples(stage, requests)
	await seedImports(stage, played)
	await seedStepCounts(stage)
	await seedWebhooks(stage, played)
	await seedMails(stage, played)
	await played.services.close()
}
