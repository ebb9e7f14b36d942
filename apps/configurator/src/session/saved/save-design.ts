import type { Client, Send } from '@gabarit/contract'
import { untilOnline } from '../../lib/until-online.ts'
import { useSession } from '../session-store.ts'
import { type Sending, sendDesign } from './send-design.ts'

const pending = new Map<string, Promise<Sending | undefined>>()

/**
 * One save of a design at a time: who asks while one waits gets its answer. Without network the design waits and is sent when it is back; `onWait` is called once it waits.
 * undefined where another design was begun in the meantime.
 */
export function saveDesign(
	client: Client,
	language: Send['language'],
	onWait: () => void,
): Promise<Sending | undefined> {
	const code = useSession.getState().code ?? ''
	const running = pending.get(code)
	if (running !== undefined) {
		if (!navigator.onLine) onWait()
		return running
	}
	const saving = saveOnceOnline(client, language, onWait).finally(() => pending.delete(code))
	pending.set(code, saving)
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
