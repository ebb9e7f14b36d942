import { randomInt } from 'node:crypto'
import { codeAlphabet, type SecondFactorSetup } from '@gabarit/contract'
import { renderSVG } from 'uqr'
import type { Queryable } from '../../../db/open-database.ts'
import { failure } from '../../../lib/failure.ts'
import { hashOf } from '../../../lib/hash.ts'
import { entersBackOffice } from '../../../lib/rights/enters-back-office.ts'
import type { Services } from '../../../lib/services.ts'
import type { Tenant } from '../../tenants/service.ts'
import { auditAccount } from '../account-audit-table.ts'
import type { User, UserKey } from '../accounts-table.ts'
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
/** Wrong codes in a row, by any caller, lock the second factor for a quarter of an hour. */
const mostFailures = 5
const blockedFor = 15 * minute

/** Administrators outside the demo, and everyone in shops that require it. */
export function needsSecondFactor(services: Services, user: User, home: Tenant): boolean {
	if (user.isAdmin && !services.isDemo) return true
	return home.requiresSecondFactor && entersBackOffice(user)
}

const codesOfSet = 10
const groups = 6

/** 120 bits each, so that a plain hash is enough; readable aloud: `K7MP-4XQD-9RTW-2H5N-…`. */
export function newRecoveryCodes(): string[] {
	const group = () =>
		Array.from({ length: 4 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
	return Array.from({ length: codesOfSet }, () => Array.from({ length: groups }, group).join('-'))
}

export function hashOfRecoveryCode(code: string): string {
	return hashOf(code.replace(/[\s-]/g, '').toUpperCase())
}

/** Binds the secret to its account. */
export function purposeOf(user: UserKey): string {
	return `second factor ${user.tenant} ${user.id}`
}

/** null where a second factor is active. */
export async function setUpSecondFactor(
	tx: Queryable,
	services: Services,
	user: User,
	home: Tenant,
): Promise<SecondFactorSetup | null> {
	const secret = newTotpSecret()
	const encrypted = services.secretBox.encrypt(secret, purposeOf(user))
	if (!(await beginSecondFactor(tx, user, encrypted, services.now()))) return null
	const codes = newRecoveryCodes()
	await replaceRecoveryCodes(tx, user, codes.map(hashOfRecoveryCode))
	const address = totpAddress(secret, home.name, user.email)
	return { secret, address, picture: renderSVG(address, { border: 4 }), recoveryCodes: codes }
}

async function isSpent(services: Services, user: User, factor: SecondFactor, otp: string) {
	const { db } = services
	const now = services.now()
	// A recovery code needs no secret: it also works where the encryption key is lost.
	const secret = isTotp(otp) ? services.secretBox.decrypt(factor.secret, purposeOf(user)) : null
	const step = secret === null ? null : stepOfCode(secret, otp, now)
	if (step !== null) return spendStep(db, user, step, now)
	// Recovery codes count after the first right code only.
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

/** A first right code activates the second factor. */
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
