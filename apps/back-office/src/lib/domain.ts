import type { Domain } from '@gabarit/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from './client.ts'

export function useDomain(): Domain | undefined {
	return useQuery({
		queryKey: ['domain'],
		queryFn: () => client.configurator.init(),
		staleTime: Infinity,
		retry: false,
	}).data
}

export function useShopCountry(): 'BE' | 'FR' {
	return useDomain()?.isFrenchReseller ? 'FR' : 'BE'
}

/** TVAC and HTVA in Belgium, TTC and HT in France. */
export function useTaxWords(): { including: string; excluding: string } {
	const { t } = useTranslation('price')
	const country = useShopCountry()
	return { including: t(`tax.including.${country}`), excluding: t(`tax.excluding.${country}`) }
}
