import { ApiError } from '@gabarit/contract'
import { useCodeTexts } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

const withOwnText = [
	'email_taken',
	'reseller_code_taken',
	'last_admin',
	'not_allowed',
	'account_changed',
	'settings_changed',
]

/** What the server refused, in the reader's words. */
export function useRefusalText(): (error: unknown) => string {
	const { t } = useTranslation('people')
	const code = useCodeTexts('people')
	return (error) =>
		error instanceof ApiError && withOwnText.includes(error.code)
			? code(`refused.${error.code}`)
			: t('refused.failed')
}
