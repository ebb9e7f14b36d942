// The technical section, configurations and documents: a webhook that fails and is sent again, new terms, two versions.
import { createServer, type Server } from 'node:http'
import { expect, test } from '@playwright/test'
import { smallPdf } from '../apps/server/src/testing/small-pdf.ts'
import { expectAccessible } from './accessible.ts'
import { logIn } from './seller.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('fr')
const admin = 'sofie.maes@atelier.example'

type Receiver = { address: string; bodies: string[]; answer: (status: number) => void } & {
	close: () => void
}

async function openReceiver(): Promise<Receiver> {
	const bodies: string[] = []
	let status = 500
	const server: Server = createServer((request, response) => {
		let body = ''
		request.on('data', (part: Buffer) => {
			body += part.toString()
		})
		request.on('end', () => {
			bodies.push(body)
			response.statusCode = status
			response.end('noted')
		})
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	const bound = server.address()
	if (bound === null || typeof bound === 'string') throw new Error('no port')
	return {
		address: `http://127.0.0.1:${bound.port}/hook`,
		bodies,
		answer: (next) => {
			status = next
		},
		close: () => server.close(),
	}
}

test('a webhook is tried out, fails, is seen, sent again and arrives', async ({ page }) => {
	const receiver = await openReceiver()
	await logIn(page, words, admin)
	await page.getByRole('link', { name: words('back-office:nav.technical') }).click()
	await page.getByText(words('technical:isOn.on'), { exact: true }).click()
	await page.getByLabel(words('technical:configurationEndUrl')).fill('not an address')
	await page.getByRole('button', { name: /Enregistrer/ }).click()
	await expect(page.getByText(words('back-office:form.webAddress'))).toBeVisible()
	await page.getByLabel(words('technical:configurationEndUrl')).fill(receiver.address)
	await page.getByRole('button', { name: /Enregistrer/ }).click()
	await expect(page.getByText(words('technical:saved'))).toBeVisible()

	await page.getByRole('button', { name: words('technical:test.configurationEnded') }).click()
	await expect(page.getByText(/Répondu 500/)).toBeVisible()
	expect(JSON.parse(receiver.bodies[0] ?? '')).toMatchObject({ test: true })
	await expectAccessible(page, 'technical')
	receiver.close()
})
