// Created when the mail is sent, so that no token is stored in the outbox.
import type { UserRole } from '@gabarit/contract'
import { hashOf, newSecret } from '../../../lib/hash.ts'
import type { Services } from '../../../lib/services.ts'
import type { Person } from '../../mails/service.ts'
import type { Tenant } from '../../tenants/service.ts'
import { auditAccount } from '../account-audit-table.ts'
import { userByEmail } from '../accounts-table.ts'
import type { PasswordLink, Reader } from '../service.ts'
import { insertToken } from '../tokens-table.ts'
import { findUser } from './find-user.ts'

const minute = 60_000
const lasts = { reset: 60 * minute, activation: 7 * 24 * 60 * minute }

const staff: readonly UserRole[] = ['ResellerAdmin', 'ResellerEmployee', 'Gabarit']

/** Null where nobody may set a password under this e-mail. */
export async function resetToken(
	services: Services,
	tenant: Tenant,
	email: string,
): Promise<PasswordLink | null> {
	const user = await findUser(services, tenant, email)
	if (!user || user.disabledAt !== null || user.role === 'Unknown') return null
	const secret = newSecret()
	const now = services.now()
	await insertToken(services.db, {
		tenant: user.tenant,
		tokenHash: hashOf(secret),
		kind: 'reset',
		userId: user.id,
		email: user.email.toLowerCase(),
		createdAt: now,
		expiresAt: new Date(now.getTime() + lasts.reset),
	})
	const entry = { tenant: user.tenant, userId: user.id, at: now }
	await auditAccount(services.db, { ...entry, event: 'resetSent' })
	return {
		token: `${user.tenant}.${secret}`,
		name: `${user.firstName} ${user.lastName}`,
		isStaff: staff.includes(user.role),
		isNew: false,
	}
}

/** Null where there is a password by now. */
export async function activationToken(
	services: Services,
	tenant: Tenant,
	email: string,
	person: Person,
): Promise<PasswordLink | null> {
	const known = await userByEmail(services.db, tenant.code, email)
	if (known && (known.passwordHash !== null || known.disabledAt !== null)) return null
	const secret = newSecret()
	const now = services.now()
	await insertToken(services.db, {
		tenant: tenant.code,
		tokenHash: hashOf(secret),
		kind: 'activation',
		userId: known?.id ?? null,
		email: email.toLowerCase(),
		person,
		createdAt: now,
		expiresAt: new Date(now.getTime() + lasts.activation),
	})
	return {
		token: `${tenant.code}.${secret}`,
		name: `${person.firstName} ${person.lastName}`,
		isStaff: known ? staff.includes(known.role) : false,
		isNew: !known,
	}
}

export async function readerOf(
	services: Services,
	tenant: Tenant,
	email: string,
): Promise<Reader | null> {
	const user = await findUser(services, tenant, email)
	if (!user) return null
	const { firstName, lastName, language, role } = user
	return { name: `${firstName} ${lastName}`, language, isStaff: staff.includes(role) }
}
