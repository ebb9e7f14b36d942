// The demo's year, played on the product with the clock of each step.
import type { User } from '../../features/accounts/accounts-table.ts'
import { vatTreatmentOf } from '../../features/prices/vat/vat-treatment.ts'
import type { Services } from '../../lib/services.ts'
import { makeServices } from '../services.ts'
import type { Stage } from './demo-stage.ts'
import { demoTenants } from './demo-tenants.ts'
import { demoYear } from './demo-year.ts'
import { seedDemoOrders } from './seed-demo-orders.ts'
import { seedPeople } from './seed-people.ts'

export async function seedDemo(services: Services, users: Map<string, User>): Promise<void> {
	const { db, publicUrl, secretBox } = services
	const today = services.now()
	let clock = today
	const played = makeServices({ db, publicUrl, now: () => clock, payments: { kind: 'test' } })
	// The companies of the demo are in no register; here theirs knows them.
	const register = { confirms: () => Promise.resolve(true) }
	const mails = { ...played.mails, post: () => Promise.resolve() }
	Object.assign(played, {
		secretBox,
		mails,
		vatOf: (question: Parameters<typeof vatTreatmentOf>[0]) => vatTreatmentOf(question, register),
	})
	const setNow = (at: Date) => {
		clock = at
	}
	const requests = demoYear(today)
	const staff = await seedPeople(services, requests)
	const codes = demoTenants.map(({ code }) => code)
	const tenants = await Promise.all(codes.map((code) => services.tenants.asItStands(code)))
	const stage: Stage = {
		services: played,
		setNow,
		users: new Map([...users, ...staff]),
		shops: new Map(tenants.map((tenant) => [tenant.code, tenant])),
		today,
	}
	await seedDemoOrders(stage, requests)
	await played.close()
}
