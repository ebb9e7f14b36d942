// Our own calls need the Referer: the tenant is read from it.
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

export async function addSecurityHeaders(app: FastifyInstance, https: boolean): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: {
			useDefaults: true,
			directives: {
				defaultSrc: ["'self'"],
				scriptSrc: ["'self'"],
				// Mantine writes the tenant's colours as style elements at run time.
				styleSrc: ["'self'", "'unsafe-inline'"],
				fontSrc: ["'self'", 'data:'],
				imgSrc: ["'self'", 'data:', 'blob:'],
				connectSrc: ["'self'", 'data:', 'blob:'],
				workerSrc: ["'self'", 'blob:'],
				objectSrc: ["'none'"],
				baseUri: ["'none'"],
				formAction: ["'self'"],
				frameAncestors: ["'none'"],
				// On plain http it would load every asset by https: a blank page.
				upgradeInsecureRequests: https ? [] : null,
			},
		},
		strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
		referrerPolicy: { policy: 'same-origin' },
		crossOriginEmbedderPolicy: false,
	})
	// Answers hold personal data or prices: never cached unless the call says otherwise.
	app.addHook('onRequest', (request, reply, done) => {
		if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store')
		done()
	})
}
