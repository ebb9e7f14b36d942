import {
	type Drawing,
	drawHandle,
	drawTemplate,
	drawTemplatePair,
	writeSvg,
} from '@gabarit/drawing'
import { type Catalogue, templateIds } from '@gabarit/engine'
import type { FastifyInstance } from 'fastify'
import { failure } from '../../lib/failure.ts'
import type { Services } from '../../lib/services.ts'

const hour = 3600

function drawingOf(kind: string, name: string, catalogue: Catalogue): Drawing | null {
	const isTemplate = templateIds.includes(name)
	if (kind === 'template') return isTemplate ? drawTemplate(name) : null
	if (kind === 'template-pair') return isTemplate ? drawTemplatePair(Number(name)) : null
	if (kind !== 'handle') return null
	const handle = catalogue.handles.find((it) => it.reference === name)
	return handle ? drawHandle(handle) : null
}

export function servePictures(app: FastifyInstance, services: Services): void {
	app.get<{ Params: { file: string } }>('/api/pictures/logo/:file', async (request, reply) => {
		const logo = await services.logoFile(request.url)
		if (logo === null) throw failure('address_unknown')
		return reply
			.type('image/png')
			.header('cache-control', 'public, max-age=31536000, immutable')
			.send(logo)
	})
	app.get<{ Params: { kind: string; file: string } }>(
		'/api/pictures/:kind/:file',
		async (request, reply) => {
			const { kind, file } = request.params
			const name = file.replace(/\.svg$/, '')
			const { catalogue } = await services.prices.inForce()
			const drawing = name === file ? null : drawingOf(kind, name, catalogue)
			if (!drawing) throw failure('address_unknown')
			return reply
				.type('image/svg+xml; charset=utf-8')
				.header('cache-control', `public, max-age=${hour}`)
				.send(writeSvg(drawing, { accessible: false }))
		},
	)
}
