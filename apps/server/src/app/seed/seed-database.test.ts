// A shop and the demo never stand in one database, whichever setting was forgotten.
import { expect, test } from 'vitest'
import { writeSetting } from '../../features/tenants/settings-table.ts'
import { listTenants } from '../../features/tenants/tenants-table.ts'
import { everyDatabase } from '../../testing/test-database.ts'
import { openShop } from '../../testing/test-shop.ts'
import { WrongEnvironment } from '../start/wrong-environment.ts'
import { seedDatabase } from './seed-database.ts'

const shopOf = { demo: false, demoPassword: null }
const demoOf = { demo: true, demoPassword: null }

test.each(everyDatabase)('a shop on $name stays without the demo', async (database) => {
	const shop = await openShop(database, { demo: false, shops: false })
	try {
		const { services } = shop
		await seedDatabase(services, shopOf)
		await expect(seedDatabase(services, demoOf)).rejects.toThrow(WrongEnvironment)
		expect((await listTenants(services.db)).map((it) => it.code)).toEqual(['shop'])
		expect(await seedDatabase(services, shopOf)).toBeNull()
	} finally {
		await shop.close()
	}
})

test.each(everyDatabase)(
	'a demo on $name, even an incomplete one, does not start as a shop',
	async (database) => {
		const shop = await openShop(database, { shops: false })
		try {
			const { services } = shop
			await writeSetting(services.db, 'demo_password', 'Atelier-abcd-1234')
			await expect(seedDatabase(services, shopOf)).rejects.toThrow(WrongEnvironment)
			expect(await listTenants(services.db)).toEqual([])
		} finally {
			await shop.close()
		}
	},
)
