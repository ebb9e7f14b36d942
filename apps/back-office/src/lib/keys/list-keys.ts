// What the keys do in the list of a page.
import { rowOpeners } from './row-opener.ts'

function rowLinks(): HTMLElement[] {
	return [...document.querySelectorAll('#content tbody')].flatMap(rowOpeners)
}

const rowOf = (element: Element | null) => element?.closest('tbody tr') ?? null

/** Down or up by one row; from elsewhere to the first one. */
export function walkList(step: 1 | -1): boolean {
	const links = rowLinks()
	const here = rowOf(document.activeElement)
	const at = here === null ? -1 : links.findIndex((link) => rowOf(link) === here)
	const to = links[at < 0 ? 0 : Math.max(0, Math.min(at + step, links.length - 1))]
	to?.focus()
	return to !== undefined
}

/** The row that has the keyboard. */
export function chooseRow(): boolean {
	const box = rowOf(document.activeElement)?.querySelector<HTMLInputElement>('input[type=checkbox]')
	box?.click()
	return box !== null && box !== undefined
}

export function searchList(): boolean {
	const field = document.querySelector<HTMLInputElement>('#content input[type=search]')
	field?.focus()
	field?.select()
	return field !== null
}
