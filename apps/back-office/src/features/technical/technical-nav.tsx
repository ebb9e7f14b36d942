import { useTranslation } from 'react-i18next'
import { SectionNav } from '../../lib/frame/section-nav.tsx'

export function TechnicalNav() {
	const { t } = useTranslation('technical')
	return (
		<SectionNav
			label={t('title')}
			parts={[
				{ to: '/technical', name: t('nav.settings') },
				{ to: '/technical/deliveries', name: t('nav.deliveries') },
				{ to: '/technical/mails', name: t('nav.mails') },
			]}
		/>
	)
}
