import { LINE_MAX } from '@gabarit/contract'
import { Button, Checkbox, ErrorText, TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isReseller, useAccount } from '../../lib/server/account.ts'
import { apiClient, failureOf } from '../../lib/server/client.ts'
import layout from '../frame/layout.module.css'
import { fillIn, touch, useDeliveryState } from './delivery-state.ts'
import { useFieldError } from './use-field-error.ts'

const fields = [
	{ name: 'firstName', autoComplete: 'given-name', type: 'text', required: true },
	{ name: 'lastName', autoComplete: 'family-name', type: 'text', required: true },
	{ name: 'email', autoComplete: 'email', type: 'email', required: true },
	{ name: 'phoneNumber', autoComplete: 'tel', type: 'tel', required: false },
	{ name: 'gsm', autoComplete: 'tel-national', type: 'tel', required: false },
] as const

export function PersonFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const account = useAccount()
	const professional = useDeliveryState((state) => state.values?.professional ?? false)
	return (
		<>
			{isReseller(account) && <FindCustomer />}
			<div className={layout.fields}>
				{fields.map(({ name, required, ...input }) => (
					<Field key={name} name={name} required={required} {...input} />
				))}
			</div>
			<Checkbox
				label={t('delivery.professional')}
				checked={professional}
				onChange={(event) => fillIn({ professional: event.currentTarget.checked })}
			/>
			{professional && (
				<div className={layout.fields}>
					<Field name="companyName" required type="text" autoComplete="organization" />
					<Field name="vatNumber" required type="text" autoComplete="off" />
				</div>
			)}
		</>
	)
}

type TextName = (typeof fields)[number]['name'] | 'companyName' | 'vatNumber'

function Field(props: {
	name: TextName
	required: boolean
	type: 'text' | 'email' | 'tel'
	autoComplete: string
}): ReactNode {
	const { name, required, ...input } = props
	const { t } = useTranslation('configurator')
	const errorOf = useFieldError()
	const value = useDeliveryState((state) => state.values?.[name] ?? '')
	return (
		<TextField
			label={t(`delivery.fields.${name}`)}
			name={name}
			maxLength={LINE_MAX}
			value={value}
			error={errorOf(name)}
			className={name === 'email' ? layout.whole : undefined}
			onChange={(event) => fillIn({ [name]: event.currentTarget.value })}
			onBlur={() => touch(name)}
			{...input}
			{...(required ? { required: true } : { note: t('delivery.optional') })}
		/>
	)
}

function FindCustomer(): ReactNode {
	const { t } = useTranslation('configurator')
	const email = useDeliveryState((state) => state.values?.email ?? '')
	const [problem, setProblem] = useState<'customerNotFound' | 'searchFailed' | null>(null)
	const find = async () => {
		try {
			const found = await apiClient().dressing.customer.find({ email: email.trim() })
			const { firstName, lastName, phoneNumber = '', gsm = '' } = found.customer
			const billing = found.billingAddress
			fillIn({
				firstName,
				lastName,
				phoneNumber,
				gsm,
				...(billing === null ? {} : { billing: { ...billing, box: billing.box ?? '' } }),
			})
			setProblem(null)
		} catch (error) {
			setProblem(failureOf(error) === 'customer_not_found' ? 'customerNotFound' : 'searchFailed')
		}
	}
	return (
		<div className={layout.row}>
			<Button icon="search" idle={email.trim() === ''} onClick={() => void find()}>
				{t('delivery.findCustomer')}
			</Button>
			<span className={layout.caption}>{t('delivery.findCustomerNote')}</span>
			{problem !== null && <ErrorText>{t(`delivery.${problem}`)}</ErrorText>}
		</div>
	)
}
