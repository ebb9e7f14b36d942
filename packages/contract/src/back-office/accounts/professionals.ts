import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors/errors.ts'
import { newReseller, resellerSchema } from './resellers.ts'
import { peopleQuery, userChangeSchema, userListSchema, userRowSchema, userSorts } from './users.ts'

const id = z.strictObject({ id: z.uuid() })
const common = ['invalid_model', 'not_logged_in', 'not_allowed', 'account_not_found'] as const

const professionalListQuerySchema = z.strictObject({
	...peopleQuery,
	tenant: z.string().max(60).optional(),
	sort: z.enum(userSorts).default('name'),
})

export const professionals = {
	list: oc
		.route({ method: 'GET', path: '/back-office/professionals', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(professionalListQuerySchema)
		.output(userListSchema),
	get: oc
		.route({ method: 'GET', path: '/back-office/professionals/{id}', tags: ['back-office'] })
		.errors(errorsOf(...common))
		.input(id)
		.output(userRowSchema),
	update: oc
		.route({ method: 'POST', path: '/back-office/professionals/{id}', tags: ['back-office'] })
		.errors(errorsOf(...common, 'account_changed', 'forbidden_operation'))
		.input(userChangeSchema.omit({ role: true, isAdmin: true }))
		.output(userRowSchema),
	/** Makes a shop with him as its ResellerAdmin; his customer account ends. */
	turnIntoReseller: oc
		.route({
			method: 'POST',
			path: '/back-office/professionals/{id}/turn-into-reseller',
			tags: ['back-office'],
		})
		.errors(errorsOf(...common, 'account_changed', 'reseller_code_taken', 'forbidden_operation'))
		.input(id.extend({ revision: z.int(), ...newReseller }))
		.output(resellerSchema),
}
