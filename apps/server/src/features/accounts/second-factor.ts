// Whether a login needs a second factor, and whether its code is one: authenticator or recovery code, each once.
import { randomInt } from 'node:crypto'
import { codeAlphabet, type SecondFactorSetup } from '@gabarit/contract'
import { renderSVG } from 'uqr'
import type { Queryable } from '../../db/open-database.ts'
import { entersBackOffice } from '../../lib/enters-back-office.ts'
import { failure } from '../../lib/failure.ts'
import { hashOf } from '../../lib/hash.ts'
import type { Services } from '../../lib/services.ts'
import type { Tenant } from '../../lib/tenant.ts'
import { auditAccount } from './account-audit-table.ts'
import type { User, UserKey } from './accounts-table.ts'
import {
	beginSecondFactor,
	claimTry,
	forgetFailures,
	replaceRecoveryCodes,
	type SecondFactor,
	secondFactorOf,
	spendRecoveryCode,
	spendStep,
} from './second-factor-table.ts'
import { isTotp, newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

const minute = 60_000
/** Five wrong codes in a row, whoever sent them, close the account's second factor for a quarter of an hour. */
const mostFailures = 5
const blockedFor = 15 * minute

/** Admins outside the demo, and everyone of a back-office whose shop wants it. */
export function needsSecondFactor(services: Services, user: User, home: Tenant): boolean {
	if (user.isAdmin && !services.isDemo) return true
	return home.requiresSecondFactor && entersBackOffice(user)
}

const codesOfSet = 10
const groups = 6

/** 120 bits each, so that a plain hash keeps them; readable aloud: `K7MP-4XQD-9RTW-2H5N-…`. */
export function newRecoveryCodes(): string[] {
	const group = () =>
		Array.from({ length: 4 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
	return Array.from({ length: codesOfSet }, () => Array.from({ length: groups }, group).join('-'))
}

export function hashOfRecoveryCode(code: string): string {
	return hashOf(code.replace(/[\s-]/g, '').toUpperCase())
}

/** What the secret is encrypted for: in another account's row it cannot be decrypted. */
export function purposeOf(user: UserKey): string {
	return `second factor ${user.tenant} ${user.id}`
}

/** Makes a secret and codes that wait for a first code; null where one counts already. */
export async function setUpSecondFactor(
	tx: Queryable,
	services: Services,
	user: User,
	home: Tenant,
): Promise<SecondFactorSetup | null> {
	const secret = newTotpSecret()
	const sealed = services.safe.seal(secret, purposeOf(user))
	if (!(await beginSecondFactor(tx, user, sealed, services.now()))) return null
	const codes = newRecoveryCodes()
	await replaceRecoveryCodes(tx, user, codes.map(hashOfRecoveryCode))
	const address = totpAddress(secret, home.name, user.email)
	return { secret, address, picture: renderSVG(address, { border: 4 }), recoveryCodes: codes }
}

async function isSpent(services: Services, user: User, factor: SecondFactor, otp: string) {
	const { db } = services
	const now = services.now()
	// A recovery code asks for no secret: it lets in where the key that the secret was sealed with is lost.
	const secret = isTotp(otp) ? services.safe.open(factor.secret, purposeOf(user)) : null
	const step = secret === null ? null : stepOfCode(secret, otp, now)
	if (step !== null) return spendStep(db, user, step, now)
	// An authenticator that never proved itself is no reason to have lost it.
	if (factor.confirmedAt === null) return false
	if (!(await spendRecoveryCode(db, user, hashOfRecoveryCode(otp)))) return false
	await forgetFailures(db, user)
	await auditAccount(db, {
		tenant: user.tenant,
		userId: user.id,
		event: 'recoveryCodeUsed',
		at: now,
	})
	return true
}

/** Spends the code, or refuses; a first right code makes the factor count. */
export async function takeOtp(
	services: Services,
	user: User,
	factor: SecondFactor,
	otp: string,
): Promise<void> {
	const { db } = services
	const now = services.now()
	const since = new Date(now.getTime() - blockedFor)
	if (!(await claimTry(db, user, { now, since, most: mostFailures })))
		throw failure('too_many_requests')
	const entry = { tenant: user.tenant, userId: user.id, at: now }
	if (await isSpent(services, user, factor, otp)) {
		if (factor.confirmedAt === null) await auditAccount(db, { ...entry, event: 'secondFactorOn' })
		return
	}
	await auditAccount(db, { ...entry, event: 'otpRefused' })
	throw failure('otp_wrong')
}

/** The second half of a login: asked of who has one, and of who must. */
export async function passSecondFactor(
	services: Services,
	user: User,
	home: Tenant,
	otp: string | undefined,
): Promise<void> {
	const { db } = services
	const factor = await secondFactorOf(db, user)
	const counts = factor !== null && factor.confirmedAt !== null
	if (!counts && !needsSecondFactor(services, user, home)) return
	if (factor && otp !== undefined) return takeOtp(services, user, factor, otp)
	if (counts) throw failure('otp_required')
	const data = await db.transaction((tx) => setUpSecondFactor(tx, services, user, home))
	throw failure(data ? 'otp_setup_required' : 'otp_required', { data: data ?? undefined })
}
