import type { Services } from '../../lib/services.ts'
import { relayMessages } from './outbox-table.ts'

const pause = 400
const most = 200

type Log = { error: (details: object, text: string) => void }

export function startRelay({ db, now }: Services, log: Log): { stop: () => Promise<void> } {
	let timer: NodeJS.Timeout | undefined
	const stopping = new AbortController()
	let passing = Promise.resolve()
	const pass = async () => {
		try {
			while (!stopping.signal.aborted && (await relayMessages(db, now(), most)) === most);
		} catch (error) {
			log.error({ err: error }, 'the outbox could not be read')
		}
		if (!stopping.signal.aborted) timer = setTimeout(start, pause)
	}
	const start = () => {
		passing = pass()
	}
	start()
	return {
		stop: async () => {
			stopping.abort()
			clearTimeout(timer)
			await passing
		},
	}
}
