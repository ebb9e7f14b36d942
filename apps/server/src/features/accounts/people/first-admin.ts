// Administrators get a link that works once, never a default password.
import type { Language } from '@gabarit/i18n'
import { hashOf, newSecret } from '../../../lib/hash.ts'
import type { Services } from '../../../lib/services.ts'
import { auditAccount } from '../account-audit-table.ts'
import { addUser, type User, userByEmail } from '../accounts-table.ts'
import { endTokens, insertToken } from '../tokens-table.ts'
import { admins } from './users-table.ts'

const lasts = 7 * 24 * 3600_000

export type NewAdmin = {
	email: string
	firstName: string
	lastName: string
	language?: Language
}

/** Revokes earlier links. */
async function activationLink(services: Services, user: User): Promise<string> {
	const now = services.now()
	const secret = newSecret()
	const email = user.email.toLowerCase()
	await services.db.transaction(async (tx) => {
		await endTokens(tx, user.tenant, email, now)
		await insertToken(tx, {
			tenant: user.tenant,
			tokenHash: hashOf(secret),
			kind: 'activation',
			userId: user.id,
			email,
			createdAt: now,
			expiresAt: new Date(now.getTime() + lasts),
		})
	})
	const operator = await services.tenants.byCode(user.tenant)
	return `${services.addressOf(operator)}/back-office/login#activate=${user.tenant}.${secret}`
}

/** null where the e-mail has an account with a password. */
export async function createAdmin(services: Services, newAdmin: NewAdmin): Promise<string | null> {
	const { db } = services
	const operator = await services.tenants.byHost('')
	const email = newAdmin.email.toLowerCase()
	const known = await userByEmail(db, operator.code, email)
	if (known)
		return known.passwordHash === null && known.isAdmin ? activationLink(services, known) : null
	const { firstName, lastName, language = 'fr' } = newAdmin
	const user = await db.transaction(async (tx) => {
		const person = { email, firstName, lastName, language }
		const made = await addUser(tx, {
			...person,
			tenant: operator.code,
			role: 'Gabarit',
			isAdmin: true,
			createdAt: services.now(),
		})
		if (!made) throw new Error('the administrator was not written')
		await auditAccount(tx, {
			tenant: made.tenant,
			userId: made.id,
			event: 'created',
			at: services.now(),
		})
		return made
	})
	return activationLink(services, user)
}

/** At each start until an administrator has a password. */
export async function firstAdminLink(
	services: Services,
	email: string,
): Promise<{ email: string; link: string } | null> {
	const operator = await services.tenants.byHost('')
	const known = await admins(services.db, operator.code)
	if (known.some((user) => user.passwordHash !== null)) return null
	const [waiting] = known
	const newAdmin = { email: waiting?.email ?? email, firstName: 'Admin', lastName: 'Gabarit' }
	const link = await createAdmin(services, newAdmin)
	return link === null ? null : { email: newAdmin.email, link }
}
