type Handler = (event: never) => void
type Handlers = Partial<Record<string, Handler>>

/** Of one element: what each set does at an event, the first set first. */
export function bothHandlers<A extends Handlers, B extends Handlers>(a: A, b: B): A & B {
	const both: Handlers = { ...a }
	for (const [name, then] of Object.entries(b)) {
		const first = a[name]
		both[name] =
			first && then
				? (event) => {
						first(event)
						then(event)
					}
				: then
	}
	return both as A & B
}
