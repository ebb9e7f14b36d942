import { createServer } from 'node:net'

/** A port nobody listens on, so that another server on this machine fails no test. */
export function freePort() {
	return new Promise((resolve, reject) => {
		const server = createServer()
		server.on('error', reject)
		server.listen(0, '127.0.0.1', () => {
			const { port } = server.address()
			server.close(() => resolve(port))
		})
	})
}
