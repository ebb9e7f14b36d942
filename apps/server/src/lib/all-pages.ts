type Next<T> = (after: string | undefined) => Promise<{ rows: T[]; next: string | null }>

/** Every row of a list, read a page at a time. */
export async function* allPages<T>(next: Next<T>): AsyncIterable<T> {
	let after: string | undefined
	do {
		const page = await next(after)
		yield* page.rows
		after = page.next ?? undefined
	} while (after !== undefined)
}
