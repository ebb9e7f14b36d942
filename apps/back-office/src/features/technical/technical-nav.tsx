import { useTranslation } from 'react-i18next'
import { SectionNav } from '../../lib/frame/section-nav.tsx'
import { useSession } from '../../lib/session.ts'

const parts = [
	{ to: '/technical', name: 'settings' },
	{ to: '/technical/deliveries', name: 'deliveries' },
	{ to: '/technical/mails', name: 'mails' },
] as const

/** Those that this user may read. */
export function TechnicalNav() {
	const { t } = useTranslation('technical')
	const rights = useSession()?.technical
	const open = parts.filter(({ name }) => rights?.[name])
	if (open.length < 2) return null
	return (
		<SectionNav
			label={t('title')}
			parts={open.map(({ to, name }) => ({ to, name: t(`nav.${name}`) }))}
		/>
	)
}
