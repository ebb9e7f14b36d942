// The demo's year, played on the product with the clock of each step.
import type { User } from '../../features/accounts/accounts-table.ts'
import type { Services } from '../../lib/services.ts'
import type { Stage } from './demo-stage.ts'
import { demoYear } from './demo-year.ts'
import { playedServices } from './played-services.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedPeople } from './seed-people.ts'

export async function seedDemo(services: Services, users: Map<string, User>): Promise<void> {
	const today = services.now()
	const requests = demoYear(today)
	const staff = await seedPeople(services, requests)
	const played = await playedServices(services)
	const stage: Stage = { ...played, users: new Map([...users, ...staff]), today }
	await seedDemoOrders(stage, requests)
	await played.services.close()
}
