// Who sells here, as the law wants it said, from the settings of the shop.
import { Link } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDomain } from '../../lib/domain.ts'
import styles from './legal-page.module.css'
import { TextPage, TextPart } from './text-page.tsx'

export function LegalPage(): ReactNode {
	const { t } = useTranslation('legal')
	const { domain } = useDomain()
	if (domain === undefined) return null
	const { resellerPhoneNumber: phone, resellerEmail: email } = domain
	const facts: readonly [string, ReactNode][] = [
		[t('notice.seller'), domain.resellerName],
		[t('notice.address'), domain.resellerAddress],
		[t('notice.phone'), phone && <Link href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</Link>],
		[t('notice.email'), email && <Link href={`mailto:${email}`}>{email}</Link>],
		[t('notice.vat'), Object.values(domain.resellerVats).join(', ')],
	]
	return (
		<TextPage title={t('notice.title')} lead={t('notice.lead')}>
			<dl className={styles.facts}>
				{facts
					.filter(([, value]) => value !== '')
					.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
			</dl>
			{domain.legalNotice !== null && domain.legalNotice !== '' && (
				<TextPart title={t('notice.more')}>
					<p className={styles.own}>{domain.legalNotice}</p>
				</TextPart>
			)}
			<TextPart title={t('notice.mediation')}>
				<p>{t('notice.first')}</p>
				<p>{t(domain.isFrenchReseller ? 'notice.FR' : 'notice.BE')}</p>
			</TextPart>
		</TextPage>
	)
}
