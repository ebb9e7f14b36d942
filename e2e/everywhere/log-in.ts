import { expect } from '@playwright/test'
import { demoPassword } from '../server/running-server.ts'
import { titleIn, type Visit } from './visit.ts'

/** In the configurator. */
export async function logIn({ page, language, words }: Visit, email: string): Promise<void> {
	await page.goto(`/connexion?language=${language}`)
	await page.locator('[name="email"]').fill(email)
	await page.locator('[name="password"]').fill(demoPassword)
	await page.getByRole('button', { name: words('connexion:logIn') }).click()
	await expect(page).toHaveURL(/\/home/)
	await expect(titleIn(page)).toBeVisible()
}
