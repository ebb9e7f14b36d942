// Files over a real connection: who sends too much is read to the end, else he would see the connection
// end and not why.
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../testing/test-database.ts'
import { openShop, type Shop } from '../../testing/test-shop.ts'

const megabyte = 1024 * 1024

describe('a file that is refused for its size', () => {
	let shop: Shop
	let origin = ''
	beforeAll(async () => {
		const [database] = testDatabases
		if (!database) throw new Error('no database')
		shop = await openShop(database)
		origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
	})
	afterAll(() => shop.close())

	/** Sends a first part, and the rest when the server has had its say. */
	const send = (path: string, size: number) => {
		const { hostname, port } = new URL(origin)
		const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': size }
		const asked = request({ hostname, port, path, method: 'POST', headers })
		let isAnswered = false
		const answer = once(asked, 'response').then(([it]) => {
			isAnswered = true
			return it as IncomingMessage
		})
		const begin = async () => {
			asked.write(Buffer.alloc(megabyte))
			for (let i = 0; i < 5; i++) await fetch(`${origin}/health/live`)
			return isAnswered
		}
		const end = async () => {
			asked.end(Buffer.alloc(size - megabyte))
			const it = await answer
			return `${it.statusCode} ${/"code":"(\w+)"/.exec(await text(it))?.[1]}`
		}
		return { begin, end, asked, answer }
	}

	test.each([
		['/api/back-office/documents/upload/terms/fr', 11, '413 body_too_large'],
		['/api/back-office/documents/upload/terms/fr', 40, '413 body_too_large'],
		['/api/dressing/door/filter', 11, '400 invalid_model'],
	])(
		'an upload to %s of %i MB is answered %s once all of it has passed',
		async (path, megabytes, expected) => {
			const sending = send(path, megabytes * megabyte)
			expect(await sending.begin()).toBe(false)
			expect(await sending.end()).toBe(expected)
		},
	)

	test('an upload without end is cut off', async () => {
		const { begin, asked, answer } = send('/api/dressing/door/filter', 100_000 * megabyte)
		asked.on('error', () => undefined)
		await begin()
		expect((await answer).statusCode).toBe(400)
		asked.destroy()
	})
})
