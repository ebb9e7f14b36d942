// /api/openapi.json, made from the contract, and a page that reads it out. No script, no foreign host.
import { contract } from '@gabarit/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { documentationPage, type OpenApi } from './documentation-page.ts'

const security = [
	'Cookies carry the session. Writes must come from the same origin and be JSON.',
	'Lengths are millimetres, money is integer cents, dates are ISO 8601.',
	'Every error has code, status and message.',
].join(' ')

async function makeDocument(): Promise<OpenApi> {
	const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
	const document = await generator.generate(contract, {
		info: { title: 'Gabarit', version: '1', description: security },
		servers: [{ url: '/api' }],
	})
	return document as unknown as OpenApi
}

export function serveDocumentation(app: FastifyInstance): void {
	let made: Promise<OpenApi> | null = null
	const document = () => (made ??= makeDocument())
	app.get('/api/openapi.json', document)
	app.get('/api/docs', async (_request, reply) => {
		const page = documentationPage(await document())
		return reply.type('text/html; charset=utf-8').send(page)
	})
}
