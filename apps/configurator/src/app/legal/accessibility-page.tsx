import { Link } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { phoneHref } from '../../lib/phone-href.ts'
import { useDomain } from '../../lib/server/domain.ts'
import { TextPage, TextPart } from './text-page.tsx'

/** What the site can do for everyone, and what it cannot yet. */
export function AccessibilityPage(): ReactNode {
	const { t } = useTranslation('legal')
	const { domain } = useDomain()
	const { resellerEmail: email = '', resellerPhoneNumber: phone = '' } = domain ?? {}
	return (
		<TextPage title={t('accessibility.title')} lead={t('accessibility.lead')}>
			<TextPart title={t('accessibility.works')}>
				<ul>
					{([1, 2, 3, 4, 5] as const).map((number) => (
						<li key={number}>{t(`accessibility.work.${number}`)}</li>
					))}
				</ul>
			</TextPart>
			<TextPart title={t('accessibility.lacks')}>
				<ul>
					{([1, 2, 3] as const).map((number) => (
						<li key={number}>{t(`accessibility.lack.${number}`)}</li>
					))}
				</ul>
			</TextPart>
			<TextPart title={t('accessibility.report')}>
				<p>{t('accessibility.reportUs')}</p>
				{email !== '' && (
					<p>
						<Link href={`mailto:${email}`}>{email}</Link>
					</p>
				)}
				{phone !== '' && (
					<p>
						<Link href={phoneHref(phone)}>{phone}</Link>
					</p>
				)}
				<p>{t('accessibility.made')}</p>
			</TextPart>
		</TextPage>
	)
}
