import { orderTextSizes, orderTexts } from '@gabarit/contract'
import { TextField } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/server/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import { PriceLines } from '../frame/slip/price-lines.tsx'
import { Slip } from '../frame/slip/slip.tsx'
import { usePriceTexts } from '../frame/slip/use-price-texts.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { AgreedTerms } from './agreed-terms.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { fillIn, openForm, useDeliveryState } from './delivery-state.ts'
import styles from './delivery-step.module.css'
import { HowFields } from './how-fields.tsx'
import { OrderInShort } from './order-in-short.tsx'
import { OrderProblem } from './order-problem.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PromoField } from './promo-field.tsx'
import { useCircumstances } from './use-circumstances.ts'
import type { Ordering } from './use-ordering.ts'

export function DeliveryStep({ ordering }: { ordering: Ordering }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain, solved } = useDesign()
	const account = useAccount()
	const values = useDeliveryState((state) => state.values)
	useEffect(() => {
		if (account === undefined) return
		const own = account !== null && account.customerType === 'ProfessionalCustomer'
		openForm(
			domain,
			own && account !== null
				? {
						firstName: account.firstname,
						lastName: account.lastname,
						email: account.email,
						phoneNumber: account.phoneNumber ?? '',
					}
				: {},
		)
	}, [domain, account])
	useCircumstances()
	if (values === null) return null
	const submit = (event: FormEvent) => {
		event.preventDefault()
		ordering.order()
	}
	return (
		<>
			<form className={styles.form} id="delivery-form" noValidate onSubmit={submit}>
				<StepPanel step="Delivery" intro={t('delivery.intro')}>
					<Section title={t('delivery.who')}>
						<PersonFields />
					</Section>
					<Section title={t('delivery.billing')}>
						<DeliveryAddress part="billing" />
					</Section>
					<HowFields />
					<Section title={t('delivery.more')}>
						<PromoField />
						{orderTexts.map((name) => (
							<TextField
								key={name}
								label={t(`delivery.fields.${name}`)}
								multiline
								maxLength={orderTextSizes[name]}
								note={t('delivery.optional')}
								value={values.texts[name]}
								onChange={(event) =>
									fillIn({ texts: { ...values.texts, [name]: event.currentTarget.value } })
								}
							/>
						))}
					</Section>
					{ordering.may.order && <PaymentFields />}
					<AgreedTerms />
					{ordering.may.order && <OrderInShort />}
					<OrderProblem ordering={ordering} />
				</StepPanel>
				<button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
			</form>
			{solved.quote !== null && <PriceSlip />}
		</>
	)
}

function PriceSlip(): ReactNode {
	const { solved } = useDesign()
	const { textOf, amountsNote } = usePriceTexts()
	const { quote } = solved
	if (quote === null) return null
	return (
		<aside className={styles.slip}>
			<Slip label={textOf('totals.title')} title={textOf('totals.title')} note={amountsNote(quote)}>
				<PriceLines quote={quote} />
			</Slip>
		</aside>
	)
}
