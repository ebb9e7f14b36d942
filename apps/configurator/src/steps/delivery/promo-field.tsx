import { Button, TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient, failureOf } from '../../lib/server/client.ts'
import { useDesign } from '../../session/design-context.tsx'
import { fillIn, type PromoState, useDeliveryState } from './delivery-state.ts'
import styles from './promo-field.module.css'

export function PromoField(): ReactNode {
	const { t, i18n } = useTranslation(['configurator', 'errors'])
	const { dressing } = useDesign()
	const code = useDeliveryState((state) => state.values?.promoCode ?? '')
	const promo = useDeliveryState((state) => state.promo)
	const [busy, setBusy] = useState(false)
	if (dressing.book === null) return null
	const check = async () => {
		if (code.trim() === '') return useDeliveryState.setState({ promo: { kind: 'none' } })
		setBusy(true)
		useDeliveryState.setState({ promo: await askPromo(code.trim()) })
		setBusy(false)
	}
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
					void check()
				}}
			/>
			<Button size="field" idle={busy || code.trim() === ''} onClick={() => void check()}>
				{t('delivery.promoApply')}
			</Button>
		</div>
	)
}

async function askPromo(code: string): Promise<PromoState> {
	try {
		const found = await apiClient().discount.promo({ code })
		return {
			kind: 'granted',
			code: found.code ?? code,
			...(found.percentage === undefined ? {} : { percentage: found.percentage }),
			...(found.amount === undefined ? {} : { amount: found.amount }),
		}
	} catch (error) {
		return { kind: 'refused', why: failureOf(error) }
	}
}
