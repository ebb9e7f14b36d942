// Who sells here, as the law wants it said, from the settings of the shop.

import type { Domain } from '@gabarit/contract'
import { Link } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact } from '../../lib/fact.tsx'
import { phoneHref } from '../../lib/phone-href.ts'
import { countryOf, useDomain } from '../../lib/server/domain.ts'
import styles from './legal-page.module.css'
import { TextPage, TextPart } from './text-page.tsx'

export function LegalPage(): ReactNode {
	const { t } = useTranslation('legal')
	const { domain } = useDomain()
	if (domain === undefined) return null
	return (
		<TextPage title={t('notice.title')} lead={t('notice.lead')}>
			<Seller domain={domain} />
			{domain.legalNotice !== null && domain.legalNotice !== '' && (
				<TextPart title={t('notice.more')}>
					<p className={styles.own}>{domain.legalNotice}</p>
				</TextPart>
			)}
			<TextPart title={t('notice.mediation')}>
				<p>{t('notice.first')}</p>
				<p>{t(`notice.${countryOf(domain)}`)}</p>
			</TextPart>
		</TextPage>
	)
}

function Seller({ domain }: { domain: Domain }): ReactNode {
	const { t } = useTranslation('legal')
	const { resellerPhoneNumber: phone, resellerEmail: email } = domain
	const vats = Object.values(domain.resellerVats).join(', ')
	return (
		<dl className={styles.facts}>
			<Fact name={t('notice.seller')}>{domain.resellerName}</Fact>
			{domain.resellerAddress !== '' && (
				<Fact name={t('notice.address')}>{domain.resellerAddress}</Fact>
			)}
			{phone !== '' && (
				<Fact name={t('notice.phone')}>
					<Link href={phoneHref(phone)}>{phone}</Link>
				</Fact>
			)}
			{email !== '' && (
				<Fact name={t('notice.email')}>
					<Link href={`mailto:${email}`}>{email}</Link>
				</Fact>
			)}
			{vats !== '' && <Fact name={t('notice.vat')}>{vats}</Fact>}
		</dl>
	)
}
