import { ApiError, type AskSamples, addressOf, type SampleColour } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useState } from 'react'
import { apiClient, failureOf } from '../../../lib/server/client.ts'
import { sendAgain } from '../../../lib/server/send-again.ts'
import { useSession } from '../../../session/session-store.ts'
import type { SamplesValues } from './samples-form.ts'
import { settleSamples } from './samples-state.ts'

type Asking =
	| { kind: 'open' | 'busy' }
	/** `fields`: what the server says of single fields, by their path. */
	| { kind: 'failed'; why: ReturnType<typeof failureOf>; fields: Readonly<Record<string, string>> }
	| { kind: 'sent'; asked: AskSamples }

export function useAskSamples() {
	const language = useLanguage()
	const code = useSession((state) => state.code)
	const [asking, setAsking] = useState<Asking>({ kind: 'open' })

	async function send(values: SamplesValues, colours: readonly SampleColour[]): Promise<void> {
		if (asking.kind === 'busy') return
		const asked: AskSamples = {
			colours: [...colours],
			firstName: values.firstName.trim(),
			lastName: values.lastName.trim(),
			email: values.email.trim(),
			address: addressOf(values.address),
			language,
			...(code === null ? {} : { code }),
		}
		setAsking({ kind: 'busy' })
		try {
			await sendAgain((signal) => apiClient().configurator.samples(asked, { signal }))
			settleSamples()
			setAsking({ kind: 'sent', asked })
		} catch (error) {
			setAsking({ kind: 'failed', why: failureOf(error), fields: fieldsOf(error) })
		}
	}

	return {
		asking,
		send: (values: SamplesValues, colours: readonly SampleColour[]) => void send(values, colours),
		/** As a form that was not sent yet. */
		reopen: () => setAsking({ kind: 'open' }),
	}
}

function fieldsOf(error: unknown): Record<string, string> {
	const data = error instanceof ApiError && error.code === 'invalid_model' ? error.data : null
	const { problems = [] } = (data ?? {}) as { problems?: { path: string; message: string }[] }
	return Object.fromEntries(
		problems.map(({ path, message }) => [path.startsWith('colours') ? 'colours' : path, message]),
	)
}
