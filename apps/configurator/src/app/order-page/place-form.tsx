import {
	type Address,
	type AddressLine,
	type AddressText,
	addressOf,
	addressProblem,
	addressTextOf,
	type CustomerPage,
} from '@gabarit/contract'
import { typeOf } from '@gabarit/engine'
import { Button, Checkbox, ErrorText, LegalLinks, Segmented, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCompleteAddress, placeOf } from '../../lib/address/address.ts'
import { AddressFields } from '../../lib/address/address-fields.tsx'
import { OrderSummary } from '../../lib/order-summary.tsx'
import { apiClient } from '../../lib/server/client.ts'
import layout from './order-layout.module.css'
import styles from './place-form.module.css'
import type { OpenOrder } from './use-order.ts'

type Props = { order: CustomerPage; open: OpenOrder; onLeave: () => void }
type Way = CustomerPage['paymentTypes'][number]

function useForm({ billingAddress, delivery, paymentTypes, quote }: CustomerPage) {
	const country = quote?.country ?? 'BE'
	const [billing, setBilling] = useState<AddressText>(
		addressTextOf(billingAddress ?? delivery.address, country),
	)
	const [elsewhere, setElsewhere] = useState(isElsewhere(billingAddress, delivery.address))
	const [other, setOther] = useState<AddressText>(addressTextOf(delivery.address, country))
	const [way, setWay] = useState<Way>(paymentTypes[0] ?? 'None')
	const [terms, setTerms] = useState(false)
	const [tried, setTried] = useState(false)
	const isBrought = delivery.mode === 'delivery'
	const sendsElsewhere = isBrought && elsewhere
	const isReady =
		terms && isCompleteAddress(billing) && (!sendsElsewhere || isCompleteAddress(other))
	return {
		billing,
		setBilling,
		elsewhere,
		setElsewhere,
		other,
		setOther,
		way,
		setWay,
		terms,
		setTerms,
		tried,
		setTried,
		isBrought,
		sendsElsewhere,
		isReady,
	}
}

function isElsewhere(billing: Address | null, delivery: Address | null): boolean {
	return (
		billing !== null && delivery !== null && JSON.stringify(billing) !== JSON.stringify(delivery)
	)
}

export function PlaceForm({ order, open, onLeave }: Props): ReactNode {
	const { t } = useTranslation(['customer', 'configurator'])
	const { percent } = useFormats()
	const form = useForm(order)
	const { billing, other, way, tried, sendsElsewhere } = form
	const errorOf = (address: AddressText, line: AddressLine) => {
		const problem = tried ? addressProblem(address, line) : null
		return problem === null ? undefined : t(`configurator:delivery.errors.${problem}`)
	}
	const submit = async (event: FormEvent) => {
		event.preventDefault()
		form.setTried(true)
		if (!form.isReady) return
		const { revision } = order
		await open.send(() =>
			apiClient().order.place({
				...open.key,
				revision,
				billingAddress: addressOf(billing),
				...(sendsElsewhere && { deliveryAddress: addressOf(other) }),
				paymentType: way,
				termsAccepted: form.terms,
			}),
		)
	}
	return (
		<form
			className={clsx(layout.panel, styles.form)}
			noValidate
			onSubmit={(event) => void submit(event)}
		>
			<h2>{t('order.title')}</h2>
			<h3>{t('configurator:delivery.billing')}</h3>
			<AddressFields
				kind="billing"
				name="billing"
				value={billing}
				narrow
				errorOf={(line) => errorOf(billing, line)}
				onChange={form.setBilling}
			/>
			{form.isBrought && (
				<Checkbox
					label={t('order.elsewhere')}
					checked={form.elsewhere}
					onChange={(event) => form.setElsewhere(event.currentTarget.checked)}
				/>
			)}
			{sendsElsewhere && (
				<AddressFields
					kind="shipping"
					name="shipping"
					value={other}
					narrow
					errorOf={(line) => errorOf(other, line)}
					onChange={form.setOther}
				/>
			)}
			<h3>{t('order.payment')}</h3>
			{order.paymentTypes.length > 1 && (
				<Segmented
					label={t('order.payment')}
					value={way}
					options={order.paymentTypes.map((value) => ({
						value,
						label: t(`configurator:delivery.payments.${value}`),
					}))}
					onChange={form.setWay}
				/>
			)}
			<p className={layout.small}>
				{way === 'Online'
					? t('order.deposit', { percent: percent(order.depositPercentage) })
					: t(`pay.${way}`)}
			</p>
			<Checkbox
				label={t('configurator:delivery.accept')}
				checked={form.terms}
				error={tried && !form.terms ? t('configurator:delivery.errors.terms') : undefined}
				onChange={(event) => form.setTerms(event.currentTarget.checked)}
			/>
			<LegalLinks />
			<Summary order={order} way={way} to={sendsElsewhere ? other : billing} />
			<div className={layout.actions}>
				<Button kind="primary" size="large" type="submit" idle={open.busy}>
					{t('order.submit')}
				</Button>
				<Button kind="quiet" onClick={onLeave}>
					{t('offer.keep')}
				</Button>
			</div>
			<PlaceProblem problem={open.problem} />
		</form>
	)
}

function Summary({
	order,
	way,
	to,
}: {
	order: CustomerPage
	way: Way
	to: AddressText
}): ReactNode {
	const { t } = useTranslation('configurator')
	const { furniture, catalogue, configuration, delivery, depositPercentage } = order
	const place = placeOf(to) ?? t('delivery.inShort.noAddress')
	return (
		<OrderSummary
			made={{ type: typeOf(configuration), furniture, catalogue }}
			delivery={delivery.mode === 'pickUp' ? t('delivery.modes.pickUp') : place}
			day={delivery.date ?? delivery.plannedDate}
			total={order.total ?? 0}
			payment={{ type: way, depositPercentage }}
		/>
	)
}

function PlaceProblem({ problem }: { problem: OpenOrder['problem'] }): ReactNode {
	const { t } = useTranslation(['customer', 'errors'])
	return (
		<output>
			{problem === 'form' && <ErrorText>{t('errors:not_deliverable')}</ErrorText>}
			{problem === 'failed' && <ErrorText>{t('failed')}</ErrorText>}
		</output>
	)
}
