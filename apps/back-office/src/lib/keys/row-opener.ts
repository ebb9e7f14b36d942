import { rowLinkClass } from '@gabarit/ui'

/** What opens a row: its link or button, else the first one in it. Null of a row that opens nothing. */
function rowOpener(row: Element): HTMLElement | null {
	return (
		row.querySelector<HTMLElement>(`[data-row], a.${rowLinkClass}`) ??
		row.querySelector<HTMLElement>('a, button')
	)
}

/** Of the rows of a table or of its body. */
export function rowOpeners(table: Element): HTMLElement[] {
	return [...table.querySelectorAll('tr')].flatMap((row) => rowOpener(row) ?? [])
}
