// Which orders one paper has, in their own order: `/orders/print?ids=26-00012,26-00030`.

/** A browser draws them all at once. */
export const mostOnPaper = 50

const reference = /^[\w-]{1,40}$/

export type PrintSearch = { ids: string }

/** What is no reference is dropped, and what is asked twice stands once. */
export function readPrintSearch(raw: Record<string, unknown>): PrintSearch {
	const asked = typeof raw['ids'] === 'string' ? raw['ids'].split(',') : []
	const ids = new Set(asked.filter((one) => reference.test(one)))
	return { ids: [...ids].slice(0, mostOnPaper).join(',') }
}
