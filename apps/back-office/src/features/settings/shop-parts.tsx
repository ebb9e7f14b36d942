import { useTranslation } from 'react-i18next'
import { Part } from './part.tsx'
import { ChoiceSetting, Setting } from './setting-field.tsx'
import styles from './shop-parts.module.css'
import { TickedSetting } from './ticked-setting.tsx'
import { WaysToPay } from './ways-to-pay.tsx'

const kinds = [
	'dressing',
	'desk',
	'panels',
	'roomSeparator',
	'stairsFurniture',
	'tvFurniture',
] as const

export function ShopPart() {
	const { t } = useTranslation('shop')
	const countries = (['BE', 'FR'] as const).map((value) => ({
		value,
		label: t(`countryName.${value}`),
	}))
	return (
		<>
			<Part title={t('part.contact')}>
				<Setting name="companyName" />
				<Setting name="address" />
				<Setting name="phoneNumber" />
				<Setting name="email" />
				<Setting name="vatBE" />
				<Setting name="vatFR" />
			</Part>
			<Part title={t('part.team')}>
				<Setting name="isReferenceResellerCustomisable" />
				<Setting name="hideAllColorSample" />
				<Setting name="requiresSecondFactor" />
			</Part>
			<Part title={t('part.admin')} note={t('note.admin')}>
				<Setting name="isConfiguratorReseller" />
				<Setting name="isConfiguratorDSM" />
				<Setting name="isFrenchReseller" />
				<ChoiceSetting name="country" options={countries} />
				<Setting name="hosts" rows={2} />
				<TickedSetting
					name="configurators"
					options={kinds.map((value) => ({ value, label: t(`furniture.${value}`) }))}
				/>
			</Part>
		</>
	)
}

export function DeliveryPart() {
	const { t } = useTranslation('shop')
	return (
		<Part title={t('part.delivery')}>
			<Setting name="baseDeliveryPrice" />
			<Setting name="deliveryTime" />
			<Setting name="isDeliveryPriceCustomisable" />
		</Part>
	)
}

export function PaymentPart() {
	const { t } = useTranslation('shop')
	return (
		<Part title={t('part.payment')}>
			<WaysToPay />
			<Setting name="depositPercentage" />
			<Setting name="noPaymentMessage" rows={3} />
		</Part>
	)
}

export function MailsPart() {
	const { t } = useTranslation('shop')
	const languages = (['fr', 'nl', 'en'] as const).map((value) => ({
		value,
		label: t(`languageName.${value}`),
	}))
	return (
		<Part title={t('part.mails')}>
			<Setting name="mailNotifications" />
			<Setting name="sendMailsToCustomers" />
			<ChoiceSetting name="language" options={languages} />
		</Part>
	)
}

export function TermsPart() {
	const { t } = useTranslation('shop')
	return (
		<Part title={t('part.legal')} wide>
			<div className={styles.legal}>
				<Setting name="legalNotice" rows={12} />
			</div>
		</Part>
	)
}
