import { type Address, type CustomerPage, orderTexts, readableCode } from '@gabarit/contract'
import { typeOf } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Fact } from '../../lib/fact.tsx'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import styles from './order-facts.module.css'
import layout from './order-layout.module.css'

function linesOf({ street, streetNumber, box, postalCode, city }: Address): string[] {
	return [`${street} ${streetNumber}${box ? ` / ${box}` : ''}`, `${postalCode} ${city}`]
}

function Lines({ address }: { address: Address }): ReactNode {
	return linesOf(address).map((line) => (
		<span key={line} className={styles.line}>
			{line}
		</span>
	))
}

function InShort({ order }: { order: CustomerPage }): ReactNode {
	const { furniture, catalogue, configuration } = order
	const short = useFurnitureInShort({ type: typeOf(configuration), furniture, catalogue })
	return [short.name, short.size, short.outside, short.inside]
		.filter((line) => line !== '')
		.map((line) => (
			<span key={line} className={styles.line}>
				{line}
			</span>
		))
}

export function OrderFacts({ order }: { order: CustomerPage }): ReactNode {
	const { t } = useTranslation('customer')
	const format = useFormats()
	const { customer, delivery, billingAddress, validUntil } = order
	const name = `${customer.firstName} ${customer.lastName}`
	return (
		<section aria-labelledby="order-facts">
			<h2 id="order-facts">{t('facts.title')}</h2>
			<dl className={layout.facts}>
				<Fact name={t('facts.furniture')}>
					<InShort order={order} />
				</Fact>
				<Fact name={t('facts.code')}>{readableCode(order.code)}</Fact>
				<Fact name={t('facts.customer')}>
					{customer.companyName ? `${customer.companyName}, ${name}` : name}
				</Fact>
				{order.kind === 'offer' && validUntil !== null && (
					<Fact name={t('facts.validUntil')}>{format.date(validUntil, 'long')}</Fact>
				)}
				<Fact name={t(delivery.mode === 'pickUp' ? 'facts.pickUp' : 'facts.delivery')}>
					{delivery.address ? <Lines address={delivery.address} /> : t('promise.pickUp')}
				</Fact>
				{billingAddress && (
					<Fact name={t('facts.billing')}>
						<Lines address={billingAddress} />
					</Fact>
				)}
				{orderTexts.map(
					(text) =>
						order[text] !== null && (
							<Fact key={text} name={t(`facts.${text}`)}>
								{order[text]}
							</Fact>
						),
				)}
			</dl>
		</section>
	)
}
