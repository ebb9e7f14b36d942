import type { ChangePassword, RegisterPassword } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { inScope } from '../../../db/tenant-scope.ts'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { auditAccount } from '../account-audit-table.ts'
import {
	addUser,
	deleteSessionsOf,
	setPassword,
	type User,
	userByEmail,
	userById,
} from '../accounts-table.ts'
import { hashPassword } from '../login/passwords.ts'
import { readToken, type TokenKey } from '../login/session-token.ts'
import { currentTokenHash } from '../login/sessions.ts'
import { type AccountToken, endTokens, openToken, spendToken } from '../tokens-table.ts'
import { ownUserWithPassword } from './own-user.ts'

/** Same answer and time for every e-mail, unless a setting says otherwise: it is looked up when the mail is sent. */
export async function resetPassword(context: CallContext, email: string): Promise<void> {
	const { services, viewer, language } = context
	requireAccess(viewer, 'account', 'create')
	if (services.saysUnknownEmails && !(await services.accounts.readerOf(viewer.tenant, email)))
		throw failure('email_unknown')
	const tenant = viewer.tenant.code
	const mail = { tenant, to: email.toLowerCase(), language, mail: { kind: 'reset' as const } }
	await inScope(tenant, () => services.mails.post(services.db, mail))
}

type NewPassword = { user: User; passwordHash: string; event: 'passwordChanged' | 'passwordReset' }

/** Revokes all links and all sessions but one. */
async function putPassword(
	tx: Queryable,
	context: CallContext,
	{ user, passwordHash, event }: NewPassword,
	keep: string | null,
): Promise<void> {
	const { services, language } = context
	const now = services.now()
	await setPassword(tx, user, passwordHash)
	await endTokens(tx, user.tenant, user.email, now)
	await deleteSessionsOf(tx, user, keep)
	await auditAccount(tx, { tenant: user.tenant, userId: user.id, event, at: now })
	await services.mails.post(tx, {
		tenant: user.tenant,
		to: user.email,
		language,
		mail: { kind: 'passwordChanged' },
	})
}

export async function changePassword(context: CallContext, input: ChangePassword): Promise<void> {
	requireAccess(context.viewer, 'account', 'write')
	const { db } = context.services
	const user = await ownUserWithPassword(context, input.currentPassword)
	const passwordHash = await hashPassword(input.newPassword)
	const change = { user, passwordHash, event: 'passwordChanged' as const }
	await db.transaction((tx) => putPassword(tx, context, change, currentTokenHash(context)))
}

/** The link proves the e-mail. */
async function activate(
	tx: Queryable,
	context: CallContext,
	token: AccountToken,
	passwordHash: string,
): Promise<void> {
	const { tenant, email, person } = token
	if (person === null || (await userByEmail(tx, tenant, email)))
		throw failure('token_user_not_found')
	const user = await addUser(tx, {
		...person,
		tenant,
		email,
		language: context.language,
		role: 'IndividualCustomer',
		passwordHash,
	})
	if (!user) throw failure('token_user_not_found')
	const at = context.services.now()
	await auditAccount(tx, { tenant, userId: user.id, event: 'activated', at })
	await context.services.customers.link(tx, tenant, email, user.id)
}

async function openAccount(
	tx: Queryable,
	{ services }: CallContext,
	user: User,
	passwordHash: string,
): Promise<void> {
	const { tenant, id, email } = user
	await setPassword(tx, user, passwordHash)
	await auditAccount(tx, { tenant, userId: id, event: 'activated', at: services.now() })
	await services.customers.link(tx, tenant, email, id)
}

export async function registerPassword(
	context: CallContext,
	input: RegisterPassword,
): Promise<void> {
	requireAccess(context.viewer, 'account', 'create')
	const key = readToken(input.token)
	if (!key) throw failure('token_user_not_found')
	await inScope(key.tenant, () => useToken(context, key, input.password))
}

async function useToken(context: CallContext, key: TokenKey, password: string): Promise<void> {
	const { services } = context
	const { db } = services
	const now = services.now()
	if (!(await openToken(db, key.tenant, key.tokenHash, now))) throw failure('token_user_not_found')
	const passwordHash = await hashPassword(password)
	await db.transaction(async (tx) => {
		const token = await spendToken(tx, key.tenant, key.tokenHash, now)
		if (!token) throw failure('token_user_not_found')
		if (token.userId === null) return activate(tx, context, token, passwordHash)
		const user = await userById(tx, token.tenant, token.userId)
		if (!user || user.disabledAt !== null) throw failure('token_user_not_found')
		if (user.passwordHash === null) return openAccount(tx, context, user, passwordHash)
		return putPassword(tx, context, { user, passwordHash, event: 'passwordReset' }, null)
	})
}
