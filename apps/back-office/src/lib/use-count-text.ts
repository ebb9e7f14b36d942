import { type Count, mostCounted } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

export function useCountText(): (count: Count) => string {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (count) =>
		count === null
			? t('list.moreThan', { number: format.number(mostCounted) })
			: format.number(count)
}
