import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { oneOrMany } from '../page-query.ts'
import { mostReferences } from '../values.ts'
import { orderFilters, orderSorting } from './order-query.ts'

const lists = ['orders', 'offers', 'configurations'] as const

export const orderColumns = [
	'reference',
	'resellerReference',
	'tenant',
	'code',
	'type',
	'colour',
	'state',
	'customer',
	'company',
	'email',
	'city',
	'seller',
	'orderedAt',
	'deliveryAt',
	'late',
	'supplierAt',
	'supplierLate',
	'validUntil',
	'daysLeft',
	'payment',
	'balance',
	'boards',
	'weight',
	'pallets',
	'total',
	'amountToSupplier',
] as const

export const designColumns = [
	'code',
	'tenant',
	'version',
	'type',
	'language',
	'externalReference',
	'email',
	'width',
	'height',
	'createdAt',
	'updatedAt',
] as const

const columns = z.enum([...orderColumns, ...designColumns])
type Column = z.infer<typeof columns>

/** The query of the list itself; of saved designs, only their search and kinds. */
export const exportSchema = z
	.strictObject({
		list: z.enum(lists),
		format: z.enum(exportFormats),
		/** In this order; all of the list where absent. */
		columns: oneOrMany(columns).optional(),
		...orderFilters,
		...orderSorting,
	})
	.superRefine((query, context) => {
		const isDesigns = query.list === 'configurations'
		const known: readonly Column[] = isDesigns ? designColumns : orderColumns
		for (const column of query.columns ?? [])
			if (!known.includes(column))
				context.addIssue({
					code: 'custom',
					path: ['columns'],
					message: `no ${column} in ${query.list}`,
				})
		for (const name of isDesigns ? Object.keys(query) : [])
			if (!designQuery.includes(name))
				context.addIssue({ code: 'custom', path: [name], message: `not of ${query.list}` })
	})
/** `view`, `sort` and `direction` stand by default. */
const designQuery = 'list format columns search types view sort direction'.split(' ')

/** Of orders or offers that were chosen one by one; in the list's order. */
const chosenSchema = z.strictObject({
	list: z.enum(['orders', 'offers']),
	format: z.enum(exportFormats),
	columns: z.array(z.enum(orderColumns)).optional(),
	references: z.array(z.string().min(1).max(40)).min(1).max(mostReferences),
	...orderSorting,
})

const refusals = errorsOf('invalid_model', 'not_logged_in', 'not_allowed', 'export_too_large')

export const exports = {
	list: oc
		.route({
			method: 'GET',
			path: '/back-office/exports/{list}/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors({ ...refusals, ...errorsOf('reseller_not_found') })
		.input(exportSchema)
		.output(fileAnswer),
	/** A body, since a thousand references are longer than an address may be. */
	chosen: oc
		.route({
			method: 'POST',
			path: '/back-office/exports/chosen',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(refusals)
		.input(chosenSchema)
		.output(fileAnswer),
}

export type ChosenExport = z.input<typeof chosenSchema>
