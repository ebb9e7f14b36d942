import type { UserRole } from '@gabarit/contract'

export function entersBackOffice({ role }: { role: UserRole }): boolean {
	return role !== 'Unknown' && role !== 'IndividualCustomer'
}
