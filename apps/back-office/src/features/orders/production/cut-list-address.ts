import type { Language } from '@gabarit/i18n'

export function cutListAddress(
	references: readonly string[],
	table: 'boards' | 'hardware',
	language: Language,
): string {
	const pairs = references.map((reference) => ['references', reference])
	const query = new URLSearchParams([...pairs, ['table', table], ['language', language]])
	return `/api/back-office/production/cut-list?${query.toString()}`
}
