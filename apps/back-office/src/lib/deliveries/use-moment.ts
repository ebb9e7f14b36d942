import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** Day and time, in Brussels. */
export function useMoment(): (iso: string) => string {
	const { t } = useTranslation('technical')
	const format = useFormats()
	return (iso) => t('moment', { day: format.date(iso), time: format.time(iso) })
}
