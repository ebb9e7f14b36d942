import { useTranslation } from 'react-i18next'
import './spinner.css'

/** Something is on its way; `page` stands in the middle of an empty page. */
export function Spinner({ page = false, label }: { page?: boolean; label?: string }) {
	const { t } = useTranslation('common')
	const line = (
		<output className="gb-spinner">
			<span />
			<em className="gb-hidden">{label ?? t('loading')}</em>
		</output>
	)
	return page ? <div className="gb-spinner-page">{line}</div> : line
}
