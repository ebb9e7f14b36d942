import { useEffect } from 'react'
import { useAccount } from '../../lib/server/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import { setCircumstances } from '../../session/pricing-store.ts'
import { destinationOf, sellerMay, sellerTermsOf, servicesOf } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'

export function useCircumstances(): void {
	const { domain } = useDesign()
	const account = useAccount()
	const { values, promo } = useDeliveryState()
	useEffect(() => {
		if (values === null) return
		const { country, postalCode } = destinationOf(values)
		const delivered = values.deliveryMode === 'delivery'
		const whole = postalCode.trim().length === (country === 'BE' ? 4 : 5)
		const { deliveryPrice } = sellerTermsOf(values, sellerMay(account, domain))
		setCircumstances({
			country,
			...(delivered && whole ? { postalCode: postalCode.trim() } : {}),
			deliveryMode: values.deliveryMode,
			...(deliveryPrice === undefined ? {} : { deliveryPrice }),
			services: servicesOf(values),
			...(promo.kind === 'granted' ? { promo: reductionOf(promo) } : {}),
		})
	}, [values, promo, account, domain])
}

function reductionOf(promo: { code: string; percentage?: number; amount?: number }) {
	const { code, percentage, amount = 0 } = promo
	return percentage === undefined ? { code, amount } : { code, percentage }
}
