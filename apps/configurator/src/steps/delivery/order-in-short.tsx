// Right above the button that orders (product 3, Law): what is bought, its price, the promised day, what is paid now.
import { typeOf } from '@gabarit/engine'
import { countryOfSale, depositShare, type Quote } from '@gabarit/price'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAvailability } from '../../lib/use-availability.ts'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import { useDesign } from '../../session/design-context.tsx'
import { usePricing } from '../../session/pricing-store.ts'
import type { Solved } from '../../session/solve.ts'
import { usePriceTexts } from '../frame/slip/use-price-texts.ts'
import { Section } from '../frame/step-panel.tsx'
import { destinationOf } from './delivery-form.ts'
import { useDeliveryState } from './delivery-state.ts'
import styles from './order-in-short.module.css'

export function OrderInShort(): ReactNode {
	const { solved } = useDesign()
	const { furniture, quote } = solved
	if (furniture === null || quote === null) return null
	return <Summary furniture={furniture} quote={quote} />
}

function Summary(props: { furniture: NonNullable<Solved['furniture']>; quote: Quote }): ReactNode {
	const { furniture, quote } = props
	const { t } = useTranslation(['configurator', 'customer'])
	const { money } = useFormats()
	const { catalogue, solved } = useDesign()
	const { textOf, taxWord } = usePriceTexts()
	const type = typeOf(solved.configuration)
	const short = useFurnitureInShort({ type, furniture, catalogue })
	const rows = [
		{
			key: 'furniture',
			name: t('delivery.inShort.furniture'),
			text: [short.name, short.size, short.outside, short.inside],
		},
		{ key: 'delivery', name: t('delivery.inShort.delivery'), text: [useDestination()] },
		{ key: 'day', name: t('delivery.inShort.day'), text: [usePromisedDay()] },
		{
			key: 'total',
			name: textOf('totals.title'),
			text: [`${money(quote.totalIncluding)} ${taxWord(quote, 'including')}`],
		},
		{ key: 'now', name: t('delivery.inShort.now'), text: [usePaidNow(quote.totalIncluding)] },
	]
	return (
		<Section title={t('delivery.inShort.title')}>
			<dl className={styles.rows} data-testid="order-in-short">
				{rows.map(({ key, name, text }) => (
					<div key={key} className={key === 'total' ? styles.total : undefined}>
						<dt>{name}</dt>
						<dd>{text.filter((part) => part !== '').join('. ')}</dd>
					</div>
				))}
			</dl>
			<p className={styles.law}>{t('delivery.withdrawal')}</p>
			<p className={styles.law}>{t('delivery.guarantee')}</p>
		</Section>
	)
}

function useDestination(): string {
	const { t } = useTranslation('configurator')
	const values = useDeliveryState((state) => state.values)
	if (values === null) return ''
	if (values.deliveryMode === 'pickUp') return t('delivery.modes.pickUp')
	const { street, streetNumber, postalCode, city } = destinationOf(values)
	const lines = [`${street} ${streetNumber}`, `${postalCode} ${city}`].map((it) => it.trim())
	return lines.filter((line) => line !== '').join(', ') || t('delivery.inShort.noAddress')
}

function usePromisedDay(): string {
	const { date } = useFormats()
	const { solved, domain } = useDesign()
	const circumstances = usePricing((state) => state.circumstances)
	const country = countryOfSale(circumstances, domain.isFrenchReseller ? 'FR' : 'BE')
	const availability = useAvailability(solved.configuration, country)
	return availability === null ? '' : date(availability.date, 'full')
}

function usePaidNow(total: number): string {
	const { t } = useTranslation('configurator')
	const { money, percent } = useFormats()
	const { domain } = useDesign()
	const type = useDeliveryState((state) => state.values?.paymentType ?? 'None')
	if (type !== 'Online') return t(`delivery.inShort.later.${type}`)
	const { depositPercentage } = domain
	const amount = money(depositShare(total, depositPercentage))
	if (depositPercentage === 100) return t('delivery.inShort.all', { amount })
	return t('delivery.inShort.deposit', { amount, percent: percent(depositPercentage) })
}
