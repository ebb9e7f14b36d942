// What lists of several features write alike in their files.
import { formatDate, formatTime, type Language, translatorOf } from '@gabarit/i18n'
import { brusselsDay } from '../calendar.ts'
import type { Services } from '../services.ts'
import type { TableCell } from './table-file.ts'

export async function shopNames({ tenants }: Pick<Services, 'tenants'>) {
	const names = new Map((await tenants.all()).map(({ code, name }) => [code, name]))
	return (code: string) => names.get(code) ?? code
}

/** Day and time, as the list shows them. */
export function momentOf(iso: string, language: Language): string {
	const t = translatorOf(language)
	return t('technical:moment', {
		day: formatDate(iso, language),
		time: formatTime(iso, language),
	})
}

/** Of cents, in euros. */
export const amountCell = (cents: number | null): TableCell =>
	cents === null ? null : { decimal: cents / 100 }

export const dayCell = (iso: string): TableCell => ({ day: brusselsDay(new Date(iso)) })
