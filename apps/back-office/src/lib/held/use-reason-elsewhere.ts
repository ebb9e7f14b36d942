import { useCodeTexts } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** Why a call was refused, by the code of its error, for a user who is no longer on its page. */
export function useReasonElsewhere(): (code: string) => string {
	const { t } = useTranslation('back-office')
	const textOf = useCodeTexts('errors')
	const own: Partial<Record<string, string>> = {
		order_changed: t('held.changed'),
		account_changed: t('held.changed'),
		invalid_model: t('held.invalid'),
	}
	return (code) => own[code] ?? textOf(code)
}
