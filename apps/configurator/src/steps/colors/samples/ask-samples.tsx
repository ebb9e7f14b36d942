// The form by which a buyer asks for samples, in a modal; what was typed stays until it is sent.

import { type AskSamples as Asked, addressTextOf, type SampleColour } from '@gabarit/contract'
import { Button, ErrorText, focusFirstWrong, Modal, TextField } from '@gabarit/ui'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../../lib/address/address-fields.tsx'
import { useAccount } from '../../../lib/server/account.ts'
import { countryOf } from '../../../lib/server/domain.ts'
import { useDesign } from '../../../session/design-context.tsx'
import { destinationOf } from '../../delivery/delivery-form.ts'
import { typedForm } from '../../delivery/delivery-state.ts'
import layout from '../../frame/layout.module.css'
import { useSteps } from '../../frame/step-navigation.ts'
import { useFailureText } from '../../frame/use-failure-text.ts'
import styles from './ask-samples.module.css'
import { SampleChoice } from './sample-choice.tsx'
import { type Place, proposedColours, type SamplesValues, samplesErrors } from './samples-form.ts'
import { fillSamples, openSamples, touchSamples, useSamplesState } from './samples-state.ts'
import { useAskSamples } from './use-ask-samples.ts'

const formId = 'samples-form'

type Props = { place: Place; opened: boolean; onClose: () => void }

export function AskSamples({ place, opened, onClose }: Props): ReactNode {
	const { t } = useTranslation('configurator')
	const asks = useAskSamples()
	const colours = useColours()
	const values = useKnownValues(opened)
	const { asking } = asks
	const close = () => {
		asks.reopen()
		onClose()
	}
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (values !== null && isComplete(values, colours)) asks.send(values, colours)
	}
	if (asking.kind === 'sent')
		return (
			<Modal title={t('samples.sent')} opened={opened} onClose={close} size="medium">
				<Sent asked={asking.asked} onClose={close} />
			</Modal>
		)
	return (
		<Modal
			title={t('samples.title')}
			opened={opened}
			onClose={close}
			size="medium"
			footer={
				<Button
					kind="primary"
					type="submit"
					form={formId}
					idle={asking.kind === 'busy'}
					iconAfter="arrowRight"
				>
					{t(asking.kind === 'busy' ? 'samples.sending' : 'samples.ask')}
				</Button>
			}
		>
			{values !== null && (
				<form id={formId} className={layout.stack} noValidate onSubmit={submit}>
					<Form
						place={place}
						values={values}
						colours={colours}
						refused={asking.kind === 'failed' ? asking.fields : {}}
					/>
					{asking.kind === 'failed' && <Failure why={asking.why} />}
				</form>
			)}
		</Modal>
	)
}

/** The buyer's choice, else the design's colours of the places that this furniture has. */
function useColours(): readonly SampleColour[] {
	const { solved } = useDesign()
	const { steps } = useSteps()
	const picked = useSamplesState((state) => state.colours)
	if (picked !== null) return picked
	const has = (name: string) => steps.some((step) => step.name === name)
	const places: Place[] = [
		...(has('InteriorColor') ? (['interior'] as const) : []),
		...(has('ExteriorColor') ? (['exterior'] as const) : []),
	]
	return proposedColours(solved.colors, places)
}

/** Filled from the order's form where that was begun, else from a customer's account. */
function useKnownValues(opened: boolean): SamplesValues | null {
	const { domain } = useDesign()
	const account = useAccount()
	const values = useSamplesState((state) => state.values)
	useEffect(() => {
		if (!opened || account === undefined) return
		const typed = typedForm(domain)
		const isCustomer = account?.customerType.endsWith('Customer') ?? false
		const own = isCustomer ? account : null
		const known = {
			firstName: typed?.firstName || (own?.firstname ?? ''),
			lastName: typed?.lastName || (own?.lastname ?? ''),
			email: typed?.email || (own?.email ?? ''),
			address: typed ? { ...destinationOf(typed) } : addressTextOf(null, countryOf(domain)),
		}
		openSamples(known, account?.email ?? null)
	}, [opened, domain, account])
	return values
}

/** Shows what is missing and goes there; true when nothing is. */
function isComplete(values: SamplesValues, colours: readonly SampleColour[]): boolean {
	const wrong = Object.keys(samplesErrors(values, colours))
	if (wrong.length === 0) return true
	touchSamples(...wrong)
	focusFirstWrong(document.getElementById(formId))
	return false
}

type FormProps = {
	place: Place
	values: SamplesValues
	colours: readonly SampleColour[]
	/** What the server said of single fields. */
	refused: Readonly<Record<string, string>>
}

const personFields = [
	{ name: 'firstName', type: 'text', autoComplete: 'given-name' },
	{ name: 'lastName', type: 'text', autoComplete: 'family-name' },
] as const
const emailField = { name: 'email', type: 'email', autoComplete: 'email' } as const

function Form({ place, values, colours, refused }: FormProps): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const touched = useSamplesState((state) => state.touched)
	const errors = samplesErrors(values, colours)
	const errorOf = (path: string) => {
		const error = touched.has(path) ? errors[path] : undefined
		if (error === undefined) return refused[path]
		return error === 'colours' ? t('samples.noColour') : t(`delivery.errors.${error}`)
	}
	const field = ({ name, ...input }: (typeof personFields)[number] | typeof emailField) => (
		<TextField
			key={name}
			{...input}
			label={t(`delivery.fields.${name}`)}
			name={`samples.${name}`}
			required
			value={values[name]}
			error={errorOf(name)}
			onChange={(event) => fillSamples({ [name]: event.currentTarget.value })}
			onBlur={() => touchSamples(name)}
		/>
	)
	return (
		<>
			<p>{t('samples.intro', { shop: domain.resellerName })}</p>
			<SampleChoice place={place} colours={colours} error={errorOf('colours')} />
			<h3 className={styles.head}>{t('samples.where')}</h3>
			<div className={layout.fields}>{personFields.map(field)}</div>
			{field(emailField)}
			<AddressFields
				kind="shipping"
				name="samples"
				narrow
				value={values.address}
				usual={countryOf(domain)}
				errorOf={(line) => errorOf(`address.${line}`)}
				onChange={(address) => fillSamples({ address })}
				onLeave={(line) => touchSamples(`address.${line}`)}
			/>
			<p className={layout.caption}>{t('samples.next', { shop: domain.resellerName })}</p>
		</>
	)
}

function Failure({ why }: { why: Parameters<ReturnType<typeof useFailureText>>[0] }): ReactNode {
	const { t } = useTranslation('configurator')
	const textOf = useFailureText()
	return (
		<div role="alert">
			<ErrorText>{why === 'too_many_orders' ? t('samples.tooMany') : textOf(why)}</ErrorText>
		</div>
	)
}

function Sent({ asked, onClose }: { asked: Asked; onClose: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const button = useRef<HTMLButtonElement>(null)
	// The form that had the focus is gone.
	useEffect(() => button.current?.focus(), [])
	const { firstName, lastName, email, address, colours } = asked
	const { street, streetNumber, box, postalCode, city } = address
	return (
		<div className={layout.stack}>
			<output>
				{t('samples.sentTo', {
					count: colours.length,
					shop: domain.resellerName,
					name: `${firstName} ${lastName}`,
					address: `${[street, streetNumber, box].filter(Boolean).join(' ')}, ${postalCode} ${city}`,
				})}
			</output>
			<p>{t('samples.mailed', { email })}</p>
			<div className={layout.row}>
				<Button kind="primary" ref={button} onClick={onClose}>
					{t('samples.backToColours')}
				</Button>
			</div>
		</div>
	)
}
