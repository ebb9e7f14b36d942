import type { Client, Send } from '@gabarit/contract'
import { untilOnline } from '../../lib/server/until-online.ts'
import { useSession } from '../session-store.ts'
import { type Sending, sendDesign } from './send-design.ts'

let waiting: { code: string | null; saving: Promise<Sending | undefined> } | null = null

/**
 * Without network the design waits and is sent when it is back, once, however often it is asked for; `onWait` is called once
 * it waits. undefined where another design was begun in the meantime.
 */
export function saveDesign(
	client: Client,
	language: Send['language'],
	onWait: () => void,
): Promise<Sending | undefined> {
	const { code } = useSession.getState()
	if (waiting?.code === code && !navigator.onLine) {
		onWait()
		return waiting.saving
	}
	const saving = saveOnceOnline(client, language, onWait).finally(() => {
		if (waiting?.saving === saving) waiting = null
	})
	waiting = { code, saving }
	return saving
}

async function saveOnceOnline(
	client: Client,
	language: Send['language'],
	onWait: () => void,
): Promise<Sending | undefined> {
	const { code } = useSession.getState()
	for (;;) {
		if (!navigator.onLine) {
			onWait()
			await untilOnline()
			if (useSession.getState().code !== code) return undefined
		}
		const sending = await sendDesign(client, { kind: 'save', language })
		const isLost = sending.kind === 'failed' && sending.why === 'unreachable'
		if (!isLost || navigator.onLine) return sending
	}
}
