import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type LosingProxy = {
	address: string
	lost: { requests: number; answers: number }
	passed: () => number
	close: () => Promise<void>
}

/** `share` of all requests is lost: half of them on the way there, half on the way back. */
export async function openLosingProxy(
	server: string,
	share: number,
	draw: () => number,
): Promise<LosingProxy> {
	const lost = { requests: 0, answers: 0 }
	let passed = 0
	const pass = (asked: IncomingMessage, reply: ServerResponse, isAnswerLost: boolean) => {
		const onward = request(`${server}${asked.url ?? ''}`, {
			method: asked.method,
			headers: asked.headers,
		})
		onward.on('error', () => {
			lost.answers += 1
			asked.socket.destroy()
		})
		onward.on('response', (answer) => {
			if (!isAnswerLost) {
				passed += 1
				reply.writeHead(answer.statusCode ?? 502, answer.headers)
				answer.pipe(reply)
				return
			}
			lost.answers += 1
			answer.resume().on('end', () => asked.socket.destroy())
		})
		asked.pipe(onward)
	}
	const proxy = createServer((asked, reply) => {
		const fate = draw()
		if (fate < share / 2) {
			lost.requests += 1
			asked.socket.destroy()
		} else pass(asked, reply, fate < share)
	})
	// The server's header promises its clients connections that last longer than these.
	proxy.keepAliveTimeout = 0
	await new Promise<void>((resolve) => {
		proxy.listen(0, '127.0.0.1', resolve)
	})
	const { port } = proxy.address() as AddressInfo
	return {
		address: `http://127.0.0.1:${port}`,
		lost,
		passed: () => passed,
		close: () =>
			new Promise((resolve) => {
				proxy.close(() => resolve())
				proxy.closeAllConnections()
			}),
	}
}
