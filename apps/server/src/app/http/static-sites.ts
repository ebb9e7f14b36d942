import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorBodyOf, failure } from '../../lib/failure.ts'

const folderOf = (app: string) =>
	fileURLToPath(new URL(`../../../../${app}/dist/`, import.meta.url))
const year = 365 * 24 * 3600

/** Addresses that the configurator's router knows; others get its not-found page with status 404. */
const pages =
	/^\/(?:home|configurator|connexion|legal|accessibility|share\/[^/]+|compare|account(?:\/orders\/[^/]+)?|order\/[^/]+|test-payment\/[^/]+\/[^/]+)\/?$/

/** Whose address is a secret, or shows what is one's own. */
const unlisted = /^\/(?:share|compare|order|account)(?:\/|$)/

type Site = { index: string | null }

async function serveFiles(app: FastifyInstance, name: string, prefix: string): Promise<Site> {
	const root = folderOf(name)
	const index = `${root}index.html`
	if (!existsSync(index)) return { index: null }
	await app.register(fastifyStatic, {
		root,
		prefix,
		index: false,
		wildcard: false,
		dotfiles: 'ignore',
		decorateReply: false,
		setHeaders: (reply, path) => {
			const isHashed = path.includes('/assets/')
			void reply.header(
				'cache-control',
				isHashed ? `public, max-age=${year}, immutable` : 'no-cache',
			)
		},
	})
	return { index: readFileSync(index, 'utf8') }
}

function sendPage(reply: FastifyReply, site: Site, status: number): FastifyReply {
	const page = site.index ?? 'The web application is not built: npm run build.'
	return reply
		.status(site.index === null ? 404 : status)
		.type(site.index === null ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8')
		.header('cache-control', 'no-cache')
		.send(page)
}

function isFile(path: string): boolean {
	return /\.[a-z0-9]{2,5}$/i.test(path)
}

export async function serveSites(app: FastifyInstance): Promise<void> {
	const configurator = await serveFiles(app, 'configurator', '/')
	const backOffice = await serveFiles(app, 'back-office', '/back-office/')
	app.get('/', (_request, reply) => reply.redirect('/home', 302))
	app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
		const path = request.url.split('?')[0] ?? '/'
		const isRead = request.method === 'GET' || request.method === 'HEAD'
		if (!isRead || path.startsWith('/api') || isFile(path)) {
			const refusal = failure('address_unknown')
			return reply.status(refusal.status).send(errorBodyOf(refusal))
		}
		if (/^\/back-office(?:\/|$)/.test(path)) return sendPage(reply, backOffice, 200)
		if (unlisted.test(path)) void reply.header('x-robots-tag', 'noindex')
		return sendPage(reply, configurator, pages.test(path) ? 200 : 404)
	})
}
