import { Icon, Link } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'

/** A file of the shop, opened beside the page. */
export function FileLink({ id, text }: { id: string; text: string }) {
	const { t } = useTranslation('papers')
	return (
		<Link
			tone="ink"
			size="small"
			touch
			href={`/api/back-office/documents/${id}`}
			target="_blank"
			rel="noopener"
		>
			<Icon name="file" size={16} /> {text}
			<span className="visually-hidden"> {t('newTab')}</span>
		</Link>
	)
}
