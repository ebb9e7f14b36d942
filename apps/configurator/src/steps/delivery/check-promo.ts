// A promo code counts once the server knows it, and for as long as it stands in the form as it was asked.
import { apiClient, failureOf } from '../../lib/server/client.ts'
import { type PromoState, useDeliveryState } from './delivery-state.ts'

const typedCode = () => useDeliveryState.getState().values?.promoCode.trim() ?? ''

/** A code is typed, and what it gives is not known. */
export function isPromoOpen(): boolean {
	const { kind } = useDeliveryState.getState().promo
	return typedCode() !== '' && (kind === 'none' || kind === 'checking')
}

/** An answer for another text than the one that stands there now is dropped. */
export async function checkPromo(ask = askPromo): Promise<PromoState> {
	const asked = typedCode()
	if (asked === '') useDeliveryState.setState({ promo: { kind: 'none' } })
	else {
		useDeliveryState.setState({ promo: { kind: 'checking' } })
		const promo = await ask(asked)
		if (typedCode() === asked) useDeliveryState.setState({ promo })
	}
	return useDeliveryState.getState().promo
}

/** What the code that is typed gives, asked for where it is not known yet. */
export async function settledPromo(ask = askPromo): Promise<PromoState['kind']> {
	const { kind } = isPromoOpen() ? await checkPromo(ask) : useDeliveryState.getState().promo
	return kind
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
