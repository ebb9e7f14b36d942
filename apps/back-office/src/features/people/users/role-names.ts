import type { GivenRole } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'

/** A role and whether he administers all shops, as one choice of a form. */
export function roleTextOf({ role, isAdmin }: GivenRole): string {
	return isAdmin ? 'Admin' : role
}

export function roleOfText(text: string): GivenRole {
	if (text === 'Admin') return { role: 'Gabarit', isAdmin: true }
	return { role: text as GivenRole['role'], isAdmin: false }
}

type Key = 'Admin' | 'ResellerAdmin'

export function useRoleWords() {
	const { t } = useTranslation('people')
	return {
		name: (text: string) => t(`role.${text as Key}`),
		may: (text: string) => t(`roleMay.${text as Key}`),
	}
}
