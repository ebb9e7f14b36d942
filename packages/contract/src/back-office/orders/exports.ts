import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { exportFormats, fileAnswer } from '../export-file.ts'
import { oneOrMany } from '../page-query.ts'
import { orderFilters, orderSorting } from './order-query.ts'

const lists = ['orders', 'offers'] as const

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
	'supplierAt',
	'validUntil',
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
	...orderFilters,
	...orderSorting,
})

export const exports = {
	list: oc
		.route({
			method: 'GET',
			path: '/back-office/exports/{list}/{format}',
			tags: ['back-office'],
			outputStructure: 'detailed',
		})
		.errors(
			errorsOf(
				'invalid_model',
				'not_logged_in',
				'not_allowed',
				'export_too_large',
				'reseller_not_found',
			),
		)
		.input(exportSchema)
		.output(fileAnswer),
}
