import { resources } from '@gabarit/i18n'
import type { FastifyInstance } from 'fastify'
import { failure } from '../../lib/failure.ts'

export function serveTexts(app: FastifyInstance): void {
	app.get<{ Params: { lng: string; file: string } }>('/locales/:lng/:file', (request, reply) => {
		const { lng, file } = request.params
		const texts: Record<string, Record<string, unknown>> = resources
		const language = Object.hasOwn(texts, lng) ? texts[lng] : undefined
		const name = file.replace(/\.json$/, '')
		if (!language || name === file || !Object.hasOwn(language, name))
			throw failure('address_unknown')
		return reply.header('cache-control', 'no-cache').send(language[name])
	})
}
