import type { Account, Login } from '@gabarit/contract'
import type { Queryable } from '../../../db/open-database.ts'
import { inScope } from '../../../db/tenant-scope.ts'
import type { CallContext } from '../../../lib/api.ts'
import {
	clearSessionCookies,
	readSessionCookie,
	writeSessionCookies,
} from '../../../lib/cookies.ts'
import { failure } from '../../../lib/failure.ts'
import { hashOf, newSecret } from '../../../lib/hash.ts'
import { accountOf } from '../../../lib/rights/account-of.ts'
import { entersBackOffice } from '../../../lib/rights/enters-back-office.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import type { SessionUser } from '../../../lib/rights/viewer.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import { auditAccount } from '../account-audit-table.ts'
import {
	deleteExpiredSessions,
	deleteSession,
	insertSession,
	noteLogin,
	touchSession,
	type User,
	userByEmail,
	userOfSession,
} from '../accounts-table.ts'
import { buyingRoles, sellingRoles } from '../people/users-table.ts'
import { passSecondFactor } from '../second-factor/second-factor.ts'
import { findUser } from './find-user.ts'
import { passwordFits } from './passwords.ts'
import { hour, idle, longest } from './session-lasts.ts'
import { readToken, type TokenKey } from './session-token.ts'

const touchEvery = hour / 12

/** A disabled account is reported only after the right password. */
async function recognise(
	context: CallContext,
	input: Login,
): Promise<{ user: User; home: Tenant }> {
	const { services, viewer } = context
	const user = await findUser(services, viewer.tenant, input.email)
	const fits = await passwordFits(user?.passwordHash ?? null, input.password)
	if (!user || !fits) throw failure('user_not_found')
	const home = await services.tenants.byCode(user.tenant)
	const isShut = user.disabledAt !== null || home.disabledAt !== null || user.role === 'Unknown'
	if (isShut || (input.application === 'backOffice' && !entersBackOffice(user))) {
		const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
		await inScope(user.tenant, () => auditAccount(services.db, { ...entry, event: 'loginRefused' }))
		throw failure('no_back_office_permission')
	}
	return { user, home }
}

export async function login(context: CallContext, input: Login): Promise<Account> {
	requireAccess(context.viewer, 'account', 'create')
	const { user, home } = await recognise(context, input)
	return inScope(user.tenant, () => openSession(context, user, home, input.otp))
}

async function endFormerSession(context: CallContext): Promise<void> {
	const cookie = readSessionCookie(context.request, context.secure)
	const former = cookie === null ? null : readToken(cookie)
	if (!former) return
	await inScope(former.tenant, () =>
		deleteSession(context.services.db, former.tenant, former.tokenHash),
	)
}

async function openSession(
	context: CallContext,
	user: User,
	home: Tenant,
	otp: string | undefined,
): Promise<Account> {
	const { services } = context
	await passSecondFactor(services, user, home, otp)
	const now = services.now()
	const token = newSecret()
	await deleteExpiredSessions(services.db, now)
	await endFormerSession(context)
	await insertSession(services.db, {
		tenant: user.tenant,
		tokenHash: hashOf(token),
		userId: user.id,
		browser: context.request.headers['user-agent']?.slice(0, 200) ?? null,
		createdAt: now,
		lastSeenAt: now,
		expiresAt: new Date(now.getTime() + longest),
	})
	const entry = { tenant: user.tenant, userId: user.id, at: now }
	await auditAccount(services.db, { ...entry, event: 'loggedIn' })
	await noteLogin(services.db, user, now)
	writeSessionCookies(context, `${user.tenant}.${token}`, longest / 1000)
	return accountOf(user)
}

/** A link on a foreign page must not end a session; on plain http there is no Sec-Fetch-Site. */
function isForeign({ request: { headers } }: CallContext): boolean {
	const site = headers['sec-fetch-site']
	if (site !== undefined) return site !== 'same-origin' && site !== 'none'
	const page = headers.origin ?? headers.referer
	if (page === undefined) return false
	return !URL.canParse(page) || new URL(page).host !== headers.host
}

export async function logout(context: CallContext): Promise<void> {
	requireAccess(context.viewer, 'account', 'create')
	if (isForeign(context)) throw failure('forbidden_operation')
	const cookie = readSessionCookie(context.request, context.secure)
	const token = cookie === null ? null : readToken(cookie)
	if (token) await inScope(token.tenant, () => endSession(context, token))
	clearSessionCookies(context)
	// Designs kept on the device belong to the visitor, so only the cache is cleared.
	void context.reply.header('clear-site-data', '"cache"')
}

async function endSession({ services, viewer }: CallContext, token: TokenKey): Promise<void> {
	await deleteSession(services.db, token.tenant, token.tokenHash)
	const { user } = viewer
	if (!user) return
	const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
	await auditAccount(services.db, { ...entry, event: 'loggedOut' })
}

export function currentAccount({ viewer }: CallContext): Account {
	requireAccess(viewer, 'account', 'create')
	if (viewer.user === null) throw failure('current_user_not_found')
	return accountOf(viewer.user)
}

export async function userOfCookie(
	services: Services,
	cookie: string,
): Promise<SessionUser | null> {
	const token = readToken(cookie)
	return token && inScope(token.tenant, () => userOfToken(services, token))
}

async function userOfToken(services: Services, token: TokenKey): Promise<SessionUser | null> {
	const { db } = services
	const now = services.now()
	const found = await userOfSession(db, token.tenant, token.tokenHash, now)
	if (!found || found.user.disabledAt !== null) return null
	const home = await services.tenants.find(found.user.tenant)
	if (!home || home.disabledAt !== null) return null
	const idleFor = now.getTime() - found.lastSeenAt.getTime()
	if (idleFor > idle) {
		await deleteSession(db, token.tenant, token.tokenHash)
		return null
	}
	if (idleFor > touchEvery) await touchSession(db, token.tenant, token.tokenHash, now)
	return found.user
}

export async function customerIdOf(
	db: Queryable,
	tenant: string,
	email: string,
): Promise<string | null> {
	const user = await userByEmail(db, tenant, email)
	return user?.id ?? null
}

const buying = new Set<SessionUser['role']>(buyingRoles)

export async function activeCustomerIdOf(
	db: Queryable,
	tenant: string,
	email: string,
): Promise<string | null> {
	const user = await userByEmail(db, tenant, email)
	return user && user.disabledAt === null && buying.has(user.role) ? user.id : null
}

const selling = new Set<SessionUser['role']>(sellingRoles)

export async function sellerOf(db: Queryable, tenant: string, email: string) {
	const user = await userByEmail(db, tenant, email)
	return user && user.disabledAt === null && selling.has(user.role) ? user : null
}
