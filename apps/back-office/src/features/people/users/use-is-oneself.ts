import type { UserRow } from '@gabarit/contract'
import { useSession } from '../../../lib/session.ts'

/** An e-mail has one account of a role in what one sees. */
export function useIsOneself({ email, role }: UserRow): boolean {
	const account = useSession()?.account
	return account?.email.toLowerCase() === email.toLowerCase() && account.customerType === role
}
