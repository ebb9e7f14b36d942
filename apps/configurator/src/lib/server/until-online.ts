import { tabStorage } from '../kept-choice.ts'

export function untilOnline(): Promise<void> {
	return new Promise((resolve) => {
		globalThis.addEventListener('online', () => resolve(), { once: true })
	})
}

const tries = 3
const pause = 400

/** What fails for want of a network is done again once the network is back; what was lost on its way, at once. */
export async function onceOnline<T>(act: () => Promise<T>): Promise<T> {
	for (let left = tries; ; left -= 1)
		try {
			return await act()
		} catch (error) {
			if (!navigator.onLine) await untilOnline()
			else if (left <= 1) throw error
			else await new Promise((resolve) => setTimeout(resolve, pause))
		}
}

const reloadsKey = 'gabarit.reloads'
const mostReloads = 3
const minute = 60_000

/**
 * A file of our code. A browser asks once for a file that it could not fetch, so the page is loaded again, at most
 * three times a minute; the design and the forms are kept.
 */
export async function fetched<M>(load: () => Promise<M>): Promise<M> {
	try {
		return await onceOnline(load)
	} catch (error) {
		const now = Date.now()
		const times = (tabStorage.read(reloadsKey) ?? '').split(' ').map(Number)
		const recent = times.filter((at) => now - at < minute)
		if (recent.length >= mostReloads || !tabStorage.keep(reloadsKey, [...recent, now].join(' ')))
			throw error
		location.reload()
		return new Promise<never>(() => undefined)
	}
}
