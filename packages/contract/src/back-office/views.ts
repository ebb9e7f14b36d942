import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { lineOf } from '../form/line.ts'

const viewedLists = [
	'orders',
	'offers',
	'configurations',
	'users',
	'resellers',
	'professionals',
	'documents',
	'outbox',
] as const

const list = z.enum(viewedLists)
const name = lineOf(60).min(1)
/** Filters, sorting and columns as in the address: `states=confirmed&sort=total`. */
const query = z.string().max(1000)

const viewSchema = z.strictObject({ list, name, query })

export const mostViews = 100

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')

export const views = {
	list: oc
		.route({ method: 'GET', path: '/back-office/views', tags: ['back-office'] })
		.errors(refusals)
		.output(z.array(viewSchema)),
	save: oc
		.route({ method: 'POST', path: '/back-office/views', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('too_many_views') })
		.input(viewSchema)
		.output(z.array(viewSchema)),
	remove: oc
		.route({ method: 'POST', path: '/back-office/views/remove', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ list, name }))
		.output(z.array(viewSchema)),
}

export type SavedView = z.infer<typeof viewSchema>
