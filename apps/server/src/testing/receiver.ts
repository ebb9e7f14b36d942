// A shop's system that takes webhooks, on this machine, as badly behaved as a test wants it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Received = {
	method: string
	path: string
	headers: IncomingMessage['headers']
	body: string
}

export type Receiver = {
	address: string
	received: Received[]
	/** What the next calls are answered with. */
	behave: (answer: (asked: Received, response: ServerResponse) => void) => void
	close: () => Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
	const received: Received[] = []
	let answer = (_: Received, response: ServerResponse): void => {
		response.end()
	}
	const server = createServer((request, response) => {
		let body = ''
		request.on('data', (chunk: Buffer) => {
			body += chunk.toString()
		})
		request.on('end', () => {
			const { method = '', url = '', headers } = request
			const asked = { method, path: url, headers, body }
			received.push(asked)
			answer(asked, response)
		})
	})
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve)
	})
	const bound = server.address()
	if (bound === null || typeof bound === 'string') throw new Error('no port')
	return {
		address: `http://127.0.0.1:${bound.port}`,
		received,
		behave: (next) => {
			answer = next
		},
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve())
				server.closeAllConnections()
			}),
	}
}
