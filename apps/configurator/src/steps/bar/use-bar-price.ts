import { cheaperBefore, priceFurniture, shownTotalOf, taxKeyOf } from '@gabarit/price'
import { useFormats } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { usePricing } from '../../session/pricing-store.ts'
import { destinationOf } from '../delivery/delivery-form.ts'
import { useDeliveryState } from '../delivery/delivery-state.ts'

export type BarPrice = {
	amount: string
	caption: string
	before?: string | undefined
	why?: string | undefined
	lowest?: string | undefined
}

/** null where prices are hidden. Furniture that cannot be made has no price: a dash. */
export function useBarPrice(): BarPrice | null {
	const { t } = useTranslation(['configurator', 'price'])
	const { money, percent } = useFormats()
	const { solved, dressing } = useDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const place = usePlace(circumstances.postalCode)
	const { book } = dressing
	const { furniture, quote } = solved
	const before = useMemo(() => {
		if (book === null || furniture === null || quote === null) return null
		if (quote.discounts.length === 0) return null
		const { promo: _, manual: __, discount: ___, ...plain } = circumstances
		return priceFurniture(furniture, { ...book, discounts: [] }, plain)
	}, [book, furniture, quote, circumstances])
	if (book === null) return null
	const tax = t(`price:${taxKeyOf(quote ?? book)}`)
	if (quote === null) return { amount: '–', caption: tax }
	const [discount] = quote.discounts
	const lowest = cheaperBefore(quote, book)
	const why = discount && reductionName(discount, percent)
	return {
		amount: money(shownTotalOf(quote)),
		caption: `${tax}, ${t(captionOf(quote), { place })}.`,
		before: before === null ? undefined : money(shownTotalOf(before)),
		why,
		lowest: lowest === null ? undefined : t('price:lowest30', { amount: money(lowest), tax }),
	}
}

/** `6700 Arlon`, once the town of the form is filled in. */
function usePlace(postalCode = ''): string {
	const city = useDeliveryState(({ values }) => (values === null ? '' : destinationOf(values).city))
	return [postalCode, city.trim()].filter((part) => part !== '').join(' ')
}

function captionOf({ zone, pallets }: { zone: string | null; pallets: number }) {
	return zone === null || pallets === 0 ? 'bar.withoutDelivery' : 'bar.delivered'
}

function reductionName(
	{ label, percentage }: { label: string; percentage?: number | undefined },
	percent: (value: number) => string,
): string {
	return percentage === undefined ? label : `${label} −${percent(percentage)}`
}
