import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { overBy } from './form-rules.ts'

/** The limit of a text and by how much it is over; undefined where it is not. */
export function useLengthText(): (text: string, longest: number) => string | undefined {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (text, longest) => {
		const over = overBy(text, longest)
		if (over === 0) return undefined
		return t('form.tooLong', { limit: format.number(longest), over: format.number(over) })
	}
}
