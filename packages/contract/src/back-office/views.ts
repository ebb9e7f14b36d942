import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors/errors.ts'
import { lineOf } from '../form/line.ts'
import { countSchema } from './page-query.ts'
import { pageSizes } from './values.ts'

const viewedLists = [
	'orders',
	'offers',
	'production',
	'configurations',
	'samples',
	'payments',
	'users',
	'resellers',
	'professionals',
	'documents',
	'outbox',
	'mailbox',
	'audit',
] as const

const list = z.enum(viewedLists)
const name = lineOf(60).min(1)
/** As in the list's address, filters and sorting by the names of its call: `states=confirmed,sent&sort=total`. */
const query = z.string().max(1000)

/** `shared`: of the whole shop, written by its administrators. */
const viewSchema = z.strictObject({ list, name, query, shared: z.boolean() })
const viewName = { list, name, shared: z.boolean() }

/** How a user keeps a list. */
const columnsSchema = z.strictObject({
	list,
	hidden: z.array(z.string().min(1).max(40)).max(40),
	rows: z.literal(pageSizes).default(25),
})

/** The shop's views, then one's own, by name; the columns that the user hides in each list, and the rows of its page. */
const ownListsSchema = z.strictObject({
	views: z.array(viewSchema),
	columns: z.array(columnsSchema),
})

/** Of one user; a shop has as many of its own. */
export const mostViews = 100

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed')

export const views = {
	list: oc
		.route({ method: 'GET', path: '/back-office/views', tags: ['back-office'] })
		.errors(refusals)
		.output(ownListsSchema),
	/** Rows that each view of a list finds; null = more than `mostCountedInView`. A view of other words is left out. */
	counts: oc
		.route({ method: 'GET', path: '/back-office/views/counts', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject({ list }))
		.output(z.array(z.strictObject({ name, shared: z.boolean(), count: countSchema }))),
	save: oc
		.route({ method: 'POST', path: '/back-office/views', tags: ['back-office'] })
		.errors({ ...refusals, ...errorsOf('too_many_views') })
		.input(viewSchema)
		.output(ownListsSchema),
	remove: oc
		.route({ method: 'POST', path: '/back-office/views/remove', tags: ['back-office'] })
		.errors(refusals)
		.input(z.strictObject(viewName))
		.output(ownListsSchema),
	keepColumns: oc
		.route({ method: 'POST', path: '/back-office/views/columns', tags: ['back-office'] })
		.errors(refusals)
		.input(columnsSchema)
		.output(ownListsSchema),
}

export type SavedView = z.infer<typeof viewSchema>
export type PageSize = (typeof pageSizes)[number]
export type KeptList = z.infer<typeof columnsSchema>
export type OwnLists = z.infer<typeof ownListsSchema>
