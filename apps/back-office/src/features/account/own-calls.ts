import { ApiError } from '@gabarit/contract'
import { client } from '../../lib/client.ts'

type Typed = { current: string; password: string; confirmation: string }

/** Null where the password is changed. */
export async function changePassword({ current, password, confirmation }: Typed) {
	try {
		const change = { currentPassword: current, newPassword: password, confirmation }
		await client.account.changePassword(change)
		return null
	} catch (error) {
		const code = error instanceof ApiError ? error.code : null
		return code === 'password_mismatch' || code === 'too_many_requests' ? code : 'failed'
	}
}
