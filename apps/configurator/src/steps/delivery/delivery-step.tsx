import { orderTextSizes, orderTexts } from '@gabarit/contract'
import { Checkbox, Link, TextField, useLanguage } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { PriceLines } from '../frame/slip/price-lines.tsx'
import { Slip } from '../frame/slip/slip.tsx'
import { usePriceTexts } from '../frame/slip/use-price-texts.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { fillIn, openForm, touch, useDeliveryState } from './delivery-state.ts'
import styles from './delivery-step.module.css'
import { HowFields } from './how-fields.tsx'
import { OrderProblem } from './order-problem.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PromoField } from './promo-field.tsx'
import { useCircumstances } from './use-circumstances.ts'
import { useFieldError } from './use-field-error.ts'
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
					<Terms />
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
	const { textOf, taxWord } = usePriceTexts()
	const { quote } = solved
	if (quote === null) return null
	return (
		<aside className={styles.slip}>
			<Slip
				label={textOf('totals.title')}
				title={textOf('totals.title')}
				note={textOf('tax.inEuros', { tax: taxWord(quote, 'excluding') })}
			>
				<PriceLines quote={quote} />
			</Slip>
		</aside>
	)
}

function Terms(): ReactNode {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const errorOf = useFieldError()
	const terms = useDeliveryState((state) => state.values?.terms ?? false)
	return (
		<Section title={t('delivery.terms')}>
			<p className={styles.notice}>{t('delivery.withdrawal')}</p>
			<Checkbox
				label={t('delivery.accept')}
				name="terms"
				checked={terms}
				error={errorOf('terms')}
				onChange={(event) => fillIn({ terms: event.currentTarget.checked }, ['terms'])}
				onBlur={() => touch('terms')}
			/>
			<details className={layout.details}>
				<summary>{t('delivery.readTerms')}</summary>
				<p className={layout.caption}>{t('delivery.termsText')}</p>
				<p className={layout.caption}>
					<Link href={`/api/configurator/terms?language=${language}`} target="_blank">
						{t('delivery.termsFile')}
					</Link>
				</p>
				<p className={layout.caption}>{t('delivery.privacyText')}</p>
			</details>
		</Section>
	)
}
