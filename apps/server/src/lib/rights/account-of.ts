import type { Account } from '@gabarit/contract'
import { entersBackOffice } from './enters-back-office.ts'
import type { SessionUser } from './viewer.ts'

export function accountOf(user: SessionUser): Account {
	return {
		firstname: user.firstName,
		lastname: user.lastName,
		email: user.email,
		phoneNumber: user.phoneNumber,
		backOfficeUrl: entersBackOffice(user) ? '/back-office' : null,
		customerType: user.role,
	}
}
