import type { FastifyInstance } from 'fastify'
import { documentationPage, type OpenApi } from './documentation-page.ts'
import { type DocumentOptions, makeOpenApi } from './open-api.ts'

type Written = { json: string; page: string }

async function write(options: DocumentOptions): Promise<Written> {
	const document = await makeOpenApi(options)
	return { json: JSON.stringify(document), page: documentationPage(document as unknown as OpenApi) }
}

export function serveDocumentation(app: FastifyInstance, options: DocumentOptions): void {
	let made: Promise<Written> | null = null
	const written = () => (made ??= write(options))
	app.get('/api/openapi.json', async (_request, reply) =>
		reply.type('application/json; charset=utf-8').send((await written()).json),
	)
	app.get('/api/docs', async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send((await written()).page),
	)
}
