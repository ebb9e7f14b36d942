import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useDayText } from '../list/filter/use-day-words.ts'

/** Day and time, in Brussels; the year where it is another than today's. */
export function useMoment(): (iso: string) => string {
	const { t } = useTranslation('technical')
	const format = useFormats()
	const dayText = useDayText()
	return (iso) => t('moment', { day: dayText(iso), time: format.time(iso) })
}
