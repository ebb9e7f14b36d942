import type { Account } from '@gabarit/contract'
import type { CallContext } from '../../../lib/api.ts'
import { failure } from '../../../lib/failure.ts'
import { accountOf } from '../../../lib/rights/account-of.ts'
import { requireAccess } from '../../../lib/rights/permissions.ts'
import { accountChanges, given, noteAccount } from '../people/change-user.ts'
import { patchUser, type UserPatch } from '../people/users-table.ts'
import { ownUser } from './own-user.ts'

type Profile = {
	firstname?: string | undefined
	lastname?: string | undefined
	phoneNumber?: string | null | undefined
	language?: 'fr' | 'nl' | 'en' | undefined
}

export async function updateProfile(context: CallContext, profile: Profile): Promise<Account> {
	requireAccess(context.viewer, 'account', 'write')
	const user = await ownUser(context)
	const { firstname: firstName, lastname: lastName, phoneNumber, language } = profile
	const patch = given({ firstName, lastName, phoneNumber, language }) as UserPatch
	const changed = await context.services.db.transaction(async (tx) => {
		const written = await patchUser(tx, user, patch)
		if (!written) throw failure('account_changed')
		await noteAccount(tx, context, user, { event: 'changed', changes: accountChanges(user, patch) })
		return written
	})
	return accountOf(changed)
}
