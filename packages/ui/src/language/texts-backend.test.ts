// A real server on this machine answers; i18next itself does the retrying.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInstance } from 'i18next'
import { afterEach, expect, test } from 'vitest'
import { textsBackend } from './texts-backend.ts'

let server: Server | undefined

afterEach(() => {
	server?.closeAllConnections()
	server?.close()
})

const noBundle = () => Promise.reject(new Error('no chunk'))

async function serve(statuses: number[], body = '{"language":"Taal van de server"}') {
	const asked: { url: string; at: number }[] = []
	server = createServer((request, response) => {
		const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200
		asked.push({ url: request.url ?? '', at: performance.now() })
		if (status === 0) request.socket.destroy()
		// A connection kept for the next call may close as that call leaves.
		else response.writeHead(status, { connection: 'close' }).end(status === 200 ? body : '')
	})
	await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
	const { port } = server.address() as AddressInfo
	const fetchText = (url: string) => fetch(`http://127.0.0.1:${port}${url}`)
	return { asked, backend: textsBackend(noBundle, fetchText) }
}

async function textOf(backend: ReturnType<typeof textsBackend>, retryTimeout = 5) {
	const i18n = createInstance()
	await i18n.use(backend).init({ lng: 'nl', fallbackLng: false, ns: 'common', retryTimeout })
	return i18n.t('language')
}

test('bundled texts need no request', async () => {
	const { asked } = await serve([200])
	const backend = textsBackend(undefined, () => Promise.reject(new Error('asked the network')))
	expect(await textOf(backend)).toBe('Taal')
	expect(asked).toEqual([])
})

test('a namespace without its chunk is fetched from the server', async () => {
	const { asked, backend } = await serve([200])
	expect(await textOf(backend)).toBe('Taal van de server')
	expect(asked.map(({ url }) => url)).toEqual(['/locales/nl/common.json'])
})

test('texts are fetched again with doubling delays after a server error', async () => {
	const { asked, backend } = await serve([503, 0, 500, 200])
	expect(await textOf(backend, 40)).toBe('Taal van de server')
	const waits = asked.slice(1).map(({ at }, index) => at - (asked[index]?.at ?? 0))
	expect(waits.length).toBe(3)
	expect(waits[0]).toBeGreaterThanOrEqual(35)
	expect(waits[1]).toBeGreaterThanOrEqual(75)
	expect(waits[2]).toBeGreaterThanOrEqual(155)
})

test('texts are fetched again five times at most', async () => {
	const { asked, backend } = await serve([500])
	expect(await textOf(backend)).toBe('language')
	expect(asked.length).toBe(6)
})

test('a missing or broken file of texts is not fetched again', async () => {
	const missing = await serve([404])
	expect(await textOf(missing.backend)).toBe('language')
	expect(missing.asked.length).toBe(1)
	server?.close()
	const broken = await serve([200], '{"language":')
	expect(await textOf(broken.backend)).toBe('language')
	expect(broken.asked.length).toBe(1)
})
