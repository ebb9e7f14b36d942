import { focusFirstWrong, useLanguage } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchedLater } from '../../lib/later.ts'
import { useAccount } from '../../lib/server/account.ts'
import { failureOf } from '../../lib/server/client.ts'
import { useDesign } from '../../session/design-context.tsx'
import { renewCode } from '../../session/session-store.ts'
import { type FormErrors, sellerMay } from './delivery-form.ts'
import { forgetForm, touch, useDeliveryState } from './delivery-state.ts'
import { useFormErrors } from './use-field-error.ts'

const sending = fetchedLater(() => import('./send-form.ts'))

type Failure = ReturnType<typeof failureOf>
export type Ordering = {
	may: { order: boolean; offer: boolean }
	busy: boolean
	failure: Failure | null
	/** What was asked for last. */
	asked: 'order' | 'offer'
	/** Orders, or asks for the offer where nothing can be ordered. */
	order: () => void
	offer: () => void
	retry: () => void
}

/** `onEnd` gets the reference of the order or offer. */
export function useOrdering(onEnd: (reference: string, kind: 'order' | 'offer') => void): Ordering {
	const { domain, solved } = useDesign()
	const account = useAccount()
	const language = useLanguage()
	const queries = useQueryClient()
	const errors = useFormErrors()
	const [busy, setBusy] = useState(false)
	const [failure, setFailure] = useState<Failure | null>(null)
	const [asked, setAsked] = useState<Ordering['asked']>('order')
	const { quote } = solved
	// A reseller's visitor ends before this step (product 4).
	const stops = account === null && domain.isConfiguratorReseller
	const may = { order: quote !== null && !stops, offer: !stops }

	async function send(kind: 'order' | 'offer'): Promise<void> {
		const { values } = useDeliveryState.getState()
		if (values === null || busy || !isComplete(errors)) return
		setAsked(kind)
		setBusy(true)
		setFailure(null)
		const form = { values, quote, language, may: sellerMay(account, domain) }
		const answer = await sending().then(({ sendForm }) => sendForm(kind, form), failureOf)
		setBusy(false)
		if (typeof answer === 'object') {
			forgetForm()
			onEnd(answer.reference, kind)
			return
		}
		if (answer === 'seen') return focusFirstError()
		setFailure(answer)
		// The book on this page is older than the server's: the fresh one brings the fresh price.
		if (answer === 'price_changed') await queries.invalidateQueries({ queryKey: ['dressing'] })
	}

	return {
		may,
		busy,
		failure,
		asked,
		order: () => void send(may.order ? 'order' : 'offer'),
		offer: () => void send('offer'),
		retry: () => {
			if (failure === 'configuration_code_taken') renewCode()
			void send(asked)
		},
	}
}

/** Shows what is missing on the form and scrolls there; true when nothing is. */
function isComplete(errors: FormErrors): boolean {
	const wrong = Object.keys(errors)
	if (wrong.length === 0) return true
	touch(...wrong)
	focusFirstError()
	return false
}

// The button stands outside the form.
function focusFirstError(): void {
	focusFirstWrong(document.getElementById('delivery-form'))
}
