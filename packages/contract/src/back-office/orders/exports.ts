import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { languageSchema } from '../../person.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { oneOrMany } from '../page-query.ts'
import { mostReferences } from '../values.ts'
import { orderFilters, orderSorting } from './order-query.ts'

/** `production`: orders, with the heads of the workshop's list. */
const lists = ['orders', 'offers', 'production'] as const

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

/** The query of the list itself. */
export const exportSchema = z.strictObject({
	list: z.enum(lists),
	format: z.enum(exportFormats),
	/** In this order; all of the list where absent. */
	columns: oneOrMany(z.enum(orderColumns)).optional(),
	/** Of its heads and words; that of the call where it is absent. */
	language: languageSchema.optional(),
	...orderFilters,
	...orderSorting,
})

/** Of orders or offers that were chosen one by one; in the list's order. */
const chosenSchema = z.strictObject({
	list: z.enum(lists),
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
