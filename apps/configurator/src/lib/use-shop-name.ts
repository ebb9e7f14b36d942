import type { Domain } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import { useDomain } from './server/domain.ts'

/** The maker's own shop without a logo goes by the product's name. */
export function isOurShop(domain: Domain): boolean {
	return domain.isConfiguratorDSM && domain.logoUrl === null
}

/** The name that a buyer sees everywhere; empty until the shop is known. */
export function useShopName(): string {
	const { t } = useTranslation('common')
	const { domain, failed } = useDomain()
	if (domain === undefined) return failed ? t('product') : ''
	return isOurShop(domain) ? t('product') : domain.resellerName
}
