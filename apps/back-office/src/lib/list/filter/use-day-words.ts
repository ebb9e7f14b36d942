import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { brusselsToday, dayStyle } from '../../brussels-today.ts'

/** A day as a list writes it: the year stands where it is another than today's. */
export function useDayText(): (iso: string) => string {
	const format = useFormats()
	const today = brusselsToday()
	return (iso) => format.date(iso, dayStyle(iso, today))
}

/** A span of days as a chip says it: `from 1/11 to 27/11`, `until 27/11`. */
export function useDayWords(): (from: string | undefined, until: string | undefined) => string {
	const { t } = useTranslation('back-office')
	const dayText = useDayText()
	return (from, until) => {
		if (from !== undefined && from === until) return dayText(from)
		if (from !== undefined && until !== undefined)
			return t('list.days.both', { from: dayText(from), until: dayText(until) })
		if (from !== undefined) return t('list.days.from', { day: dayText(from) })
		return until === undefined ? '' : t('list.days.until', { day: dayText(until) })
	}
}
