import type { Language } from '@gabarit/i18n'

type Value = string | number | boolean | undefined

/** The address of a list's file: its query without the page, and the columns that are shown. */
export function exportAddress(path: string, query: object, columns: readonly string[]): string {
	const given: Record<string, Value | readonly Value[]> = { ...query, columns }
	const asked = Object.entries(given).filter(
		([name, value]) => !['after', 'before', 'limit'].includes(name) && value !== undefined,
	)
	const pairs = asked.flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]))
	return `${path}?${new URLSearchParams(pairs).toString()}`
}

/** A link to a file: its browser would ask for its own language, which may not be the page's. */
export function inLanguage(address: string, language: Language): string {
	return `${address}${address.includes('?') ? '&' : '?'}language=${language}`
}
