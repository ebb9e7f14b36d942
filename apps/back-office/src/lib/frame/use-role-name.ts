import { useTranslation } from 'react-i18next'
import { useSession } from '../session.ts'

/** The role of who is signed in, as it is named beside the menu. */
export function useRoleName(): string {
	const { t } = useTranslation('back-office')
	const account = useSession()?.account
	if (account?.isAdmin === true) return t('account.admin')
	return t(`account.role.${account?.customerType ?? 'Unknown'}`)
}
