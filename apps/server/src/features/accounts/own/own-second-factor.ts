// Changes require the password again.
import type { SecondFactor, SecondFactorSetup } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { auditAccount } from '../account-audit-table.ts'
import { deleteSessionsOf, type User } from '../accounts-table.ts'
import { currentTokenHash } from '../login/sessions.ts'
import {
	hashOfRecoveryCode,
	needsSecondFactor,
	newRecoveryCodes,
	setUpSecondFactor,
	takeOtp,
} from '../second-factor/second-factor.ts'
import {
	deleteSecondFactor,
	type SecondFactor as Factor,
	recoveryCodesLeft,
	replaceRecoveryCodes,
	secondFactorOf,
} from '../second-factor/second-factor-table.ts'
import { ownUser, ownUserWithPassword } from './own-user.ts'

type Proof = { currentPassword: string; otp: string }

export async function readSecondFactor(context: CallContext): Promise<SecondFactor> {
	requireAccess(context.viewer, 'account', 'read')
	const { services } = context
	const user = await ownUser(context)
	const home = await services.tenants.byCode(user.tenant)
	const factor = await secondFactorOf(services.db, user)
	const isOn = factor !== null && factor.confirmedAt !== null
	return {
		isOn,
		isRequired: needsSecondFactor(services, user, home),
		recoveryCodesLeft: isOn ? await recoveryCodesLeft(services.db, user) : 0,
	}
}

export async function beginOwnSecondFactor(
	context: CallContext,
	currentPassword: string,
): Promise<SecondFactorSetup> {
	requireAccess(context.viewer, 'account', 'write')
	const { services } = context
	const user = await ownUserWithPassword(context, currentPassword)
	const home = await services.tenants.byCode(user.tenant)
	const made = await services.db.transaction((tx) => setUpSecondFactor(tx, services, user, home))
	if (!made) throw failure('second_factor_state')
	return made
}

/** Ends all other sessions, which were opened without a second factor. */
export async function confirmSecondFactor(context: CallContext, otp: string): Promise<void> {
	requireAccess(context.viewer, 'account', 'write')
	const { services } = context
	const user = await ownUser(context)
	const factor = await secondFactorOf(services.db, user)
	if (!factor || factor.confirmedAt !== null) throw failure('second_factor_state')
	await takeOtp(services, user, factor, otp)
	await deleteSessionsOf(services.db, user, currentTokenHash(context))
}

async function proven(
	context: CallContext,
	{ currentPassword, otp }: Proof,
): Promise<{ user: User; factor: Factor }> {
	const user = await ownUserWithPassword(context, currentPassword)
	const factor = await secondFactorOf(context.services.db, user)
	if (!factor || factor.confirmedAt === null) throw failure('second_factor_state')
	await takeOtp(context.services, user, factor, otp)
	return { user, factor }
}

export async function renewRecoveryCodes(context: CallContext, proof: Proof) {
	requireAccess(context.viewer, 'account', 'write')
	const { services } = context
	const { user } = await proven(context, proof)
	const codes = newRecoveryCodes()
	await services.db.transaction(async (tx) => {
		await replaceRecoveryCodes(tx, user, codes.map(hashOfRecoveryCode))
		const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
		await auditAccount(tx, { ...entry, event: 'recoveryCodesMade' })
	})
	return { recoveryCodes: codes }
}

export async function removeSecondFactor(context: CallContext, proof: Proof): Promise<void> {
	requireAccess(context.viewer, 'account', 'write')
	const { services } = context
	const { user } = await proven(context, proof)
	const home = await services.tenants.byCode(user.tenant)
	if (needsSecondFactor(services, user, home)) throw failure('second_factor_state')
	await services.db.transaction(async (tx) => {
		await deleteSecondFactor(tx, user)
		const entry = { tenant: user.tenant, userId: user.id, at: services.now() }
		await auditAccount(tx, { ...entry, event: 'secondFactorOff' })
	})
}
