// A text above its limit is kept as it was pasted, and refused in words.
import { expect, test } from '@playwright/test'
import { placeOrder } from './customer.ts'
import { logIn, openOrder } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')

test('a note of 9,000 characters is kept whole and not written', async ({ page, baseURL }) => {
	const reference = await placeOrder(baseURL ?? '')
	await logIn(page, words, 'sofie.maes@atelier.example')
	await openOrder(page, reference)
	const note = page.getByRole('textbox', { name: words('back-office:note.write') })
	await note.fill('a'.repeat(9000))
	await expect(note).toHaveValue('a'.repeat(9000))
	await expect(page.getByText(/2\s000 caractères au plus\s: 7\s000 de trop\./u)).toBeVisible()
	await page.getByRole('button', { name: words('back-office:note.add') }).click()
	await expect(note).toHaveValue('a'.repeat(9000))
	await note.fill('sonner au fond')
	await page.getByRole('button', { name: words('back-office:note.add') }).click()
	await expect(page.getByRole('listitem').filter({ hasText: 'sonner au fond' })).toHaveCount(1)
})

test('a promo code of eleven characters is not cut to ten', async ({ page, baseURL }) => {
	const address = (baseURL ?? '').replace('localhost', 'meubles-dupont.localhost')
	await logIn(page, words, 'paul@meubles-dupont.example', address)
	await page.goto(`${address}/back-office/settings?part=prices`)
	await page.getByRole('button', { name: words('shop:strip.addCode') }).click()
	const code = page.getByRole('textbox', { name: words('shop:code.code') })
	await code.fill('SOLDES2026X')
	await expect(code).toHaveValue('SOLDES2026X')
	await expect(page.getByText(/10 caractères au plus\s: 1 de trop\./u)).toBeVisible()
})
