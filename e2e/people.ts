// What the tests of users, professionals and resellers have in common: their fields, and whom a held call mails.
import { expect, type Page } from '@playwright/test'
import { ask } from './seller.ts'
import { wholly, wordsOf } from './words.ts'

const words = wordsOf('fr')

type Field = 'shopName' | 'code' | 'firstName' | 'lastName' | 'email'

export const field = (page: Page, name: Field) =>
	// The name of a person is a part of the name of a shop.
	page.getByRole('textbox', { name: wholly(words(`people:field.${name}`)) })

export const held = (page: Page) =>
	page.getByRole('region', { name: words('back-office:held.label') })

export const button = (page: Page, name: Parameters<typeof words>[0]) =>
	page.getByRole('button', { name: words(name) })

export async function openSection(page: Page, name: 'users' | 'resellers'): Promise<void> {
	await page
		.getByRole('link', { name: words(`back-office:nav.${name}`) })
		.first()
		.click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(`back-office:nav.${name}`))
}

/** Two sellers of the operator's shop whose names only this run knows. */
export async function inviteTwo(page: Page, stamp: string): Promise<void> {
	for (const firstName of ['Ada', 'Basile'])
		await ask(page, 'back-office/users', {
			email: `${firstName.toLowerCase()}.${stamp}@atelier.example`,
			firstName,
			lastName: stamp,
			role: 'ResellerEmployee',
		})
}
