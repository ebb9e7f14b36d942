import type { SecondFactorSetup } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { seedDatabase } from '../../../app/seed/seed-database.ts'
import { refusal, refused } from '../../../testing/refused.ts'
import { testDatabases } from '../../../testing/test-database.ts'
import { noon, openShop } from '../../../testing/test-shop.ts'
import { totpAt } from '../../../testing/totp-at.ts'
import { stepAt } from '../second-factor/totp.ts'
import { createAdmin, firstAdminLink } from './first-admin.ts'

const fresh = 'Rabot-2027-zuid'

function tokenOf(link: string | undefined): string {
	return link?.split('#activate=')[1] ?? ''
}

test.each(testDatabases)(
	'a new server on $name has no administrator but by its link',
	async (database) => {
		const shop = await openShop(database, { demo: false, shops: false })
		try {
			expect(await seedDatabase(shop.services, { demo: false, demoPassword: null })).toBeNull()
			shop.services.tenants.forget()
			const { client } = shop.browse('shop')
			const login = (otp?: string) =>
				client.account.login({
					email: 'boss@shop.example',
					password: fresh,
					application: 'backOffice',
					...(otp && { otp }),
				})
			const first = await firstAdminLink(shop.services, 'Boss@shop.example')
			expect(first?.email).toBe('Boss@shop.example')
			// Not used, lost with the console: the next start makes another, and the first one ends.
			const second = await firstAdminLink(shop.services, 'other@shop.example')
			expect(second?.email).toBe('boss@shop.example')
			const register = (link: string | undefined) =>
				client.account.registerPassword({
					token: tokenOf(link),
					password: fresh,
					confirmation: fresh,
				})
			expect(await refusal(register(first?.link))).toBe('404 token_user_not_found')
			await register(second?.link)
			expect(await refusal(register(second?.link))).toBe('404 token_user_not_found')
			expect(await firstAdminLink(shop.services, 'x@shop.example')).toBeNull()
			const error = await refused(login())
			expect(error.code).toBe('otp_setup_required')
			const { secret } = error.data as SecondFactorSetup
			expect(await login(totpAt(secret, stepAt(noon)))).toMatchObject({ customerType: 'Gabarit' })
			// The command line makes more of them, never over an account that is there.
			expect(
				await createAdmin(shop.services, {
					email: 'boss@shop.example',
					firstName: 'A',
					lastName: 'B',
				}),
			).toBeNull()
			const more = { email: 'second@shop.example', firstName: 'A', lastName: 'B' }
			expect(await createAdmin(shop.services, more)).toContain('/back-office/login#activate=shop.')
		} finally {
			await shop.close()
		}
	},
)
