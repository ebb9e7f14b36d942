import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../../../lib/frame/use-refusal-text.ts'

/** What the server refused of an account or a shop. */
export function usePeopleRefusal(): (error: unknown) => string {
	const { t } = useTranslation('people')
	return useRefusalText({
		byCode: {
			email_taken: t('refused.email_taken'),
			reseller_code_taken: t('refused.reseller_code_taken'),
			last_admin: t('refused.last_admin'),
			not_allowed: t('refused.not_allowed'),
			account_changed: t('refused.account_changed'),
			settings_changed: t('refused.settings_changed'),
		},
		failed: t('refused.failed'),
	})
}
