// The delivery form is kept for this tab, so that a reload loses nothing, and forgotten once ordered.
import type { Domain } from '@gabarit/contract'
import { create } from 'zustand'
import { tabStorage } from '../../lib/kept-choice.ts'
import { personKeys, whenPersonLeaves } from '../../lib/person-state.ts'
import { forgetCircumstances } from '../../session/pricing-store.ts'
import { emptyForm, type FormValues } from './delivery-form.ts'

const key = personKeys.form

export type PromoState =
	| { kind: 'none' }
	| { kind: 'checking' }
	| { kind: 'refused'; why: string }
	| { kind: 'granted'; code: string; percentage?: number; amount?: number }

type DeliveryState = {
	values: FormValues | null
	touched: ReadonlySet<string>
	promo: PromoState
}

export const useDeliveryState = create<DeliveryState>()(() => ({
	values: null,
	touched: new Set(),
	promo: { kind: 'none' },
}))

export function openForm(domain: Domain, known: Partial<FormValues>): void {
	if (useDeliveryState.getState().values !== null) return
	const empty = emptyForm(domain)
	useDeliveryState.setState({ values: { ...empty, ...known, ...keptValues(empty) } })
}

/** What was typed in this tab, also before a reload; null where nothing was. */
export function typedForm(domain: Domain): FormValues | null {
	const { values } = useDeliveryState.getState()
	if (values !== null) return values
	const empty = emptyForm(domain)
	const kept = keptValues(empty)
	return Object.keys(kept).length === 0 ? null : { ...empty, ...kept }
}

export function fillIn(change: Partial<FormValues>, paths: readonly string[] = []): void {
	useDeliveryState.setState((state) => {
		if (state.values === null) return state
		const values = { ...state.values, ...change }
		const { terms: _, ...kept } = values
		tabStorage.keep(key, JSON.stringify(kept))
		return { values, touched: new Set([...state.touched, ...paths]) }
	})
}

/** A touched field shows its errors. */
export function touch(...paths: readonly string[]): void {
	useDeliveryState.setState(({ touched }) => ({ touched: new Set([...touched, ...paths]) }))
}

export function forgetForm(): void {
	tabStorage.forget(key)
	useDeliveryState.setState({ values: null, touched: new Set(), promo: { kind: 'none' } })
	forgetCircumstances()
}

whenPersonLeaves(forgetForm)

/** Only values of the right type are restored; terms must be accepted again. */
function keptValues(empty: FormValues): Partial<FormValues> {
	const text = tabStorage.read(key)
	if (text === null) return {}
	try {
		const kept: unknown = JSON.parse(text)
		if (typeof kept !== 'object' || kept === null) return {}
		const fields = Object.entries(kept).filter(
			([name, value]) =>
				name !== 'paymentType' &&
				typeof value === typeof empty[name as keyof FormValues] &&
				sameKeys(value, empty[name as keyof FormValues]),
		)
		return Object.fromEntries(fields)
	} catch {
		return {}
	}
}

function sameKeys(value: unknown, wanted: unknown): boolean {
	if (typeof wanted !== 'object' || wanted === null) return true
	if (typeof value !== 'object' || value === null) return false
	return Object.keys(wanted).every((name) => typeof Reflect.get(value, name) === 'string')
}
