import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { mostOnPaper } from '../print/print-address.ts'

/** The chosen orders as one document, in a tab of its own: the selection stays. */
export function PrintChosen({ references }: { references: string[] }) {
	const { t } = useTranslation('back-office')
	if (references.length > mostOnPaper)
		return <span>{t('print.most', { number: mostOnPaper })}</span>
	return (
		<Link to="/orders/print" search={{ ids: references.join(',') }} target="_blank">
			{t('print.print')}
		</Link>
	)
}
