import type { Furniture } from '@gabarit/engine'
import { Checkbox, NumberField, Segmented, TextField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/server/account.ts'
import { useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'
import { AvailabilityText } from '../recap/price-slip.tsx'
import { DeliveryAddress } from './delivery-address.tsx'
import { sellerMay } from './delivery-form.ts'
import { fillIn, touch, useDeliveryState } from './delivery-state.ts'
import { useFieldError } from './use-field-error.ts'

export function HowFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const values = useDeliveryState((state) => state.values)
	if (values === null) return null
	const delivered = values.deliveryMode === 'delivery'
	return (
		<Section title={t('delivery.how')}>
			<Segmented
				label={t('delivery.how')}
				value={values.deliveryMode}
				options={(['delivery', 'pickUp'] as const).map((value) => ({
					value,
					label: t(`delivery.modes.${value}`),
				}))}
				onChange={(deliveryMode) => fillIn({ deliveryMode })}
			/>
			<p className={layout.caption}>{t(`delivery.modeNotes.${values.deliveryMode}`)}</p>
			<AvailabilityText />
			{delivered && (
				<Checkbox
					label={t('delivery.elsewhere')}
					checked={values.elsewhere}
					onChange={(event) => fillIn({ elsewhere: event.currentTarget.checked })}
				/>
			)}
			{delivered && values.elsewhere && <DeliveryAddress part="delivery" />}
			<Services />
			<ResellerFields />
		</Section>
	)
}

function Services(): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { dressing, solved } = useDesign()
	const values = useDeliveryState((state) => state.values)
	const offered = dressing.book?.services
	if (values === null || offered === undefined) return null
	const delivered = values.deliveryMode === 'delivery'
	return (
		<>
			{offered.carryIn !== undefined && delivered && (
				<Checkbox
					label={t('delivery.carryIn', { price: money(offered.carryIn.perFloor) })}
					checked={values.carryIn}
					onChange={(event) => fillIn({ carryIn: event.currentTarget.checked })}
				/>
			)}
			{values.carryIn && delivered && (
				<NumberField
					label={t('delivery.floors')}
					value={values.floors}
					min={1}
					max={30}
					size="compact"
					onCommit={(floors) => fillIn({ floors })}
				/>
			)}
			{offered.fitting !== undefined && (values.fitting || isFixed(solved.furniture)) && (
				<Checkbox
					label={t('delivery.fitting')}
					checked={values.fitting}
					onChange={(event) => fillIn({ fitting: event.currentTarget.checked })}
				/>
			)}
		</>
	)
}

/** Loose panels are delivered; whatever has modules or profiles is fixed on site. */
function isFixed(furniture: Furniture | null): boolean {
	return furniture === null || furniture.runs.length > 0 || furniture.fittings.length > 0
}

function ResellerFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const account = useAccount()
	const errorOf = useFieldError()
	const values = useDeliveryState((state) => state.values)
	const may = sellerMay(account, domain)
	if (values === null || !(may.deliveryPrice || may.reference)) return null
	return (
		<div className={layout.fields}>
			{may.deliveryPrice && values.deliveryMode === 'delivery' && (
				<TextField
					label={t('delivery.fields.deliveryPrice')}
					inputMode="decimal"
					note={t('delivery.optional')}
					value={values.deliveryPrice}
					error={errorOf('deliveryPrice')}
					onChange={(event) => fillIn({ deliveryPrice: event.currentTarget.value })}
					onBlur={() => touch('deliveryPrice')}
				/>
			)}
			{may.reference && (
				<TextField
					label={t('delivery.fields.reference')}
					maxLength={60}
					required
					value={values.reference}
					error={errorOf('reference')}
					onChange={(event) => fillIn({ reference: event.currentTarget.value })}
					onBlur={() => touch('reference')}
				/>
			)}
		</div>
	)
}
