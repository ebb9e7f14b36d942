import { expect, type Page } from '@playwright/test'
import { placeOrder } from './customer.ts'
import { demoPassword } from './server/running-server.ts'
import type { Words } from './words.ts'

/** `shop`: at the address of another shop than the operator's. */
export async function logIn(page: Page, words: Words, email: string, shop = ''): Promise<void> {
	await page.goto(`${shop}/back-office/orders`)
	await page.getByRole('textbox', { name: words('back-office:login.email') }).fill(email)
	await page.getByLabel(words('back-office:login.password')).first().fill(demoPassword)
	await page.getByRole('button', { name: words('back-office:login.submit') }).click()
	await expect(
		page.getByRole('heading', { level: 1, name: words('back-office:nav.orders') }),
	).toBeVisible()
}

/** The page of an order that a customer just placed, as a seller of the operator's, or who has the `email`. */
export async function openNewOrder(
	page: Page,
	words: Words,
	address: string | undefined,
	email = 'sofie.maes@atelier.example',
): Promise<string> {
	const reference = await placeOrder(address ?? '')
	await logIn(page, words, email)
	await page.goto(`/back-office/orders/${reference}`)
	return reference
}

/** In the list that is open. Its rows are those found: until the words are in the address, the rows of before stand. */
export async function searchFor(page: Page, words: string): Promise<void> {
	await page.getByRole('searchbox').first().fill(words)
	await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === words)
}

export async function openOrder(page: Page, reference: string): Promise<void> {
	await searchFor(page, reference)
	await page.getByRole('link', { name: reference }).click()
	await expect(page).toHaveURL(new RegExp(`/${reference}$`))
	await expect(page.getByRole('main').getByText(reference).first()).toBeVisible()
}

/** What mails somebody waits eight seconds; nobody waits for them here. */
export async function sendNow(page: Page, words: Words): Promise<void> {
	await page.getByRole('button', { name: words('back-office:held.now') }).click()
}

/** Of the calendar that the shops go by. */
export const dayInBrussels = (ahead = 0) =>
	new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' }).format(
		Date.now() + ahead * 86_400_000,
	)

/** A call under `/api` in the session of the page, as another page would make it; a write with `body`. */
export function ask<Answer>(page: Page, path: string, body?: object): Promise<Answer> {
	return page.evaluate(
		async ([at, sent]) => {
			const post = { method: 'POST', headers: { 'content-type': 'application/json' } }
			const answer = await fetch(`/api/${at}`, sent ? { ...post, body: sent } : {})
			if (!answer.ok) throw new Error(await answer.text())
			return (await answer.json()) as Answer
		},
		[path, body === undefined ? '' : JSON.stringify(body)] as const,
	)
}
