import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { auditAccount } from '../account-audit-table.ts'
import { type User, userById } from '../accounts-table.ts'
import { passwordFits } from '../login/passwords.ts'

export async function ownUser({ services, viewer }: CallContext): Promise<User> {
	if (viewer.user === null) throw failure('not_logged_in')
	const user = await userById(services.db, viewer.user.tenant, viewer.user.id)
	if (!user) throw failure('not_logged_in')
	return user
}

/** With the password: an open session alone must not lock its owner out. */
export async function ownUserWithPassword(context: CallContext, password: string): Promise<User> {
	const user = await ownUser(context)
	if (await passwordFits(user.passwordHash, password)) return user
	const { services } = context
	const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
	await auditAccount(services.db, { ...entry, event: 'passwordMismatch' })
	throw failure('password_mismatch')
}
