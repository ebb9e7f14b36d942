// Thousands of calls make the same small query: which price list is in force, which reduction runs. Each gets an
// answer that was read after it asked; one read serves all who wait for it.

type Waiting<Value> = { running: Promise<unknown> | null; next: Promise<Value> | null }

/** A caller during a read shares the next one, since the running one may have read before his change. */
export function sharedRead<Key, Value>(
	read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
	const byKey = new Map<Key, Waiting<Value>>()
	const begin = (key: Key, waiting: Waiting<Value>): Promise<Value> => {
		const reading = read(key)
		const ended = () => {
			waiting.running = null
			if (waiting.next === null) byKey.delete(key)
		}
		waiting.running = reading.then(ended, ended)
		return reading
	}
	return (key) => {
		const waiting = byKey.get(key) ?? { running: null, next: null }
		byKey.set(key, waiting)
		if (waiting.next !== null) return waiting.next
		if (waiting.running === null) return begin(key, waiting)
		waiting.next = waiting.running.then(() => {
			waiting.next = null
			return begin(key, waiting)
		})
		return waiting.next
	}
}
