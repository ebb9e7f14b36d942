import type { Professional, ProfessionalRow, Reseller, UserRow } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import type { NewTenant } from '../../tenants/service.ts'
import { addUser, deleteSessionsOf, type User } from '../accounts-table.ts'
import { deleteSecondFactor } from '../second-factor/second-factor-table.ts'
import { accountChanged, changeUser, given, noteAccount } from './change-user.ts'
import { type Listing, listUsers, narrowed, rowOf, scopeOf } from './user-rows.ts'
import { type Created, checkRating, inviteInto, mailLink } from './users.ts'
import { patchUser, type UserPatch, type UserScope, userInScope } from './users-table.ts'

type Query = Listing & { tenant?: string | undefined }

function professionalsOf({ viewer }: CallContext, right: 'read' | 'write'): UserScope {
	const rightScope = requireAccess(viewer, 'professional', right)
	return { ...scopeOf(viewer, rightScope), roles: ['ProfessionalCustomer'] }
}

/** With what each has bought. */
async function withOrders({ services }: CallContext, rows: UserRow[]): Promise<ProfessionalRow[]> {
	const bought = await services.orders.ofCustomers(
		rows.map(({ resellerReference, id }) => ({ tenant: resellerReference, id })),
	)
	const none = { orders: 0, offers: 0, city: null }
	return rows.map((row) => ({ ...row, ...(bought.get(row.id) ?? none) }))
}

export async function professionalList(context: CallContext, query: Query) {
	requireAccess(context.viewer, 'professional', 'read')
	const scope = narrowed(professionalsOf(context, 'read'), query.tenant)
	const { rows, ...page } = await listUsers(context, scope, query)
	return { ...page, rows: await withOrders(context, rows) }
}

async function findProfessional(
	context: CallContext,
	right: 'read' | 'write',
	id: string,
): Promise<User> {
	const found = await userInScope(context.services.db, professionalsOf(context, right), id)
	if (!found) throw failure('account_not_found')
	return found
}

export async function readProfessional(context: CallContext, id: string): Promise<Professional> {
	requireAccess(context.viewer, 'professional', 'read')
	const user = await findProfessional(context, 'read', id)
	const [found] = await withOrders(context, [await rowOf(context, user)])
	if (!found) throw new Error('a professional without a row')
	return { ...found, billingAddress: await context.services.orders.billingAddressOf(user) }
}

/** Sellers invite professionals, and no account of another role. */
export async function createProfessional(
	context: CallContext,
	input: Omit<Created, 'role' | 'isAdmin'>,
): Promise<UserRow> {
	const rightScope = requireAccess(context.viewer, 'professional', 'create')
	return inviteInto(context, rightScope, { ...input, role: 'ProfessionalCustomer', isAdmin: false })
}

export async function sendProfessionalLink(context: CallContext, id: string): Promise<void> {
	requireAccess(context.viewer, 'professional', 'write')
	return mailLink(context, await findProfessional(context, 'write', id))
}

export async function updateProfessional(
	context: CallContext,
	input: { id: string; revision: number } & { [K in keyof UserPatch]?: UserPatch[K] | undefined },
): Promise<UserRow> {
	const rightScope = requireAccess(context.viewer, 'professional', 'write')
	const { id, revision, ...fields } = input
	const user = await findProfessional(context, 'write', id)
	const patch = given(fields) as UserPatch
	if (patch.rating !== undefined) await checkRating(context, rightScope, user)
	return changeUser(context, { user, revision, patch, event: 'changed' })
}

type Turning = { id: string; revision: number } & NewTenant

/** The same password opens the new shop; the former account is disabled, so that he has one login. */
export async function turnIntoReseller(context: CallContext, input: Turning): Promise<Reseller> {
	requireAccess(context.viewer, 'reseller', 'create')
	const { services } = context
	const { id, revision, ...shop } = input
	const user = await findProfessional(context, 'write', id)
	if (user.revision !== revision || user.disabledAt !== null)
		throw await accountChanged(context, user)
	const { startCoefficients: start } = await services.prices.inForce()
	const isTurned = await services.db.transaction(async (tx) => {
		if (!(await patchUser(tx, user, { disabledAt: services.now() }))) return false
		await services.tenants.open(tx, context, { start, ...shop })
		const { email, firstName, lastName, phoneNumber, language } = user
		const { passwordHash, companyName, vatNumber } = user
		const person = { email, firstName, lastName, phoneNumber, language }
		const owner = await addUser(tx, {
			...person,
			tenant: shop.code,
			role: 'ResellerAdmin',
			passwordHash,
			companyName,
			vatNumber,
			createdAt: services.now(),
		})
		if (!owner) throw failure('email_taken')
		await deleteSessionsOf(tx, user, null)
		await deleteSecondFactor(tx, user)
		await noteAccount(tx, context, user, { event: 'turnedIntoReseller' })
		await noteAccount(tx, context, owner, { event: 'created' })
		return true
	})
	if (!isTurned) throw await accountChanged(context, user)
	services.tenants.forget()
	return services.tenants.describe(shop.code)
}
