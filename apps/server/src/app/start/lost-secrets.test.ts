import { afterAll, expect, test } from 'vitest'
import { everywhere } from '../../db/tenant-scope.ts'
import { secretBoxOf } from '../../lib/secret-box.ts'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, password } from '../../testing/test-shop.ts'
import { lostSecrets } from './lost-secrets.ts'

const [database] = testDatabases
if (!database) throw new Error('no database to test on')
const shop = await openShop(database)
afterAll(() => shop.close())

test('secrets of another key are counted: shops with webhooks, accounts with a second factor', async () => {
	const { db, secretBox } = shop.services
	const admin = await shop.enter('admin@gabarit.example')
	const { technical } = admin.client.backOffice
	const { revision } = await technical.get()
	await technical.regenerate({ key: 'signing', revision })
	const sofie = await shop.enter('sofie.maes@atelier.example')
	await sofie.client.account.secondFactor.begin({ currentPassword: password })
	const lostOf = (key: typeof secretBox) => everywhere(() => lostSecrets({ db, secretBox: key }))
	expect(await lostOf(secretBox)).toEqual({ shops: 0, accounts: 0 })
	expect(await lostOf(secretBoxOf('another key'))).toEqual({ shops: 1, accounts: 1 })
})
