import { Button, TextField } from '@gabarit/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { checkPromo, isPromoOpen } from './check-promo.ts'
import { fillIn, useDeliveryState } from './delivery-state.ts'
import styles from './promo-field.module.css'

export function PromoField(): ReactNode {
	const { t, i18n } = useTranslation(['configurator', 'errors'])
	const { dressing } = useDesign()
	const code = useDeliveryState((state) => state.values?.promoCode ?? '')
	const promo = useDeliveryState((state) => state.promo)
	const isPriced = dressing.book !== null
	useEffect(() => {
		// Typed before the page was reloaded.
		if (isPriced && isPromoOpen()) void checkPromo()
	}, [isPriced])
	if (!isPriced) return null
	const why = promo.kind === 'refused' ? promo.why : null
	const error =
		why === null
			? undefined
			: i18n.exists(`errors:${why}`)
				? t(`errors:${why}` as 'errors:promo_unknown')
				: t('delivery.promoFailed')
	return (
		<div className={styles.promo}>
			<TextField
				label={t('delivery.fields.promoCode')}
				maxLength={10}
				autoComplete="off"
				autoCapitalize="characters"
				note={t('delivery.optional')}
				value={code}
				error={error}
				hint={promo.kind === 'granted' ? t('delivery.promoGranted') : undefined}
				onChange={(event) => {
					fillIn({ promoCode: event.currentTarget.value })
					useDeliveryState.setState({ promo: { kind: 'none' } })
				}}
				onKeyDown={(event) => {
					if (event.key !== 'Enter') return
					event.preventDefault()
					void checkPromo()
				}}
				onBlur={() => {
					if (promo.kind === 'none' && isPromoOpen()) void checkPromo()
				}}
			/>
			<Button
				size="field"
				idle={promo.kind === 'checking' || code.trim() === ''}
				onClick={() => void checkPromo()}
			>
				{t('delivery.promoApply')}
			</Button>
		</div>
	)
}
