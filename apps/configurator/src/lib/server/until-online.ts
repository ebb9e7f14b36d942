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
