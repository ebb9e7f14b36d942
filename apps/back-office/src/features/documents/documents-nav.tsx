import { useTranslation } from 'react-i18next'
import { SectionNav } from '../../lib/frame/section-nav.tsx'

export function DocumentsNav() {
	const { t } = useTranslation('papers')
	return (
		<SectionNav
			label={t('title')}
			parts={[
				{ to: '/documents', name: t('nav.files') },
				{ to: '/documents/papers', name: t('nav.papers') },
			]}
		/>
	)
}
