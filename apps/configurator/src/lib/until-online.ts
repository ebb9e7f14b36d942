export function untilOnline(): Promise<void> {
	return new Promise((resolve) => {
		globalThis.addEventListener('online', () => resolve(), { once: true })
	})
}

/** What fails for want of a network is done again once the network is back. */
export async function onceOnline<T>(act: () => Promise<T>): Promise<T> {
	for (;;)
		try {
			return await act()
		} catch (error) {
			if (navigator.onLine) throw error
			await untilOnline()
		}
}
