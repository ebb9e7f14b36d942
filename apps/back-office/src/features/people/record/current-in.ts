import { ApiError } from '@gabarit/contract'

/** Of a 409 that shows the record as it stands. */
export function currentIn(error: unknown): { current: object; by: string | null } | null {
	if (!(error instanceof ApiError)) return null
	if (error.code !== 'account_changed' && error.code !== 'settings_changed') return null
	const { current, by = null } = error.data as { current: object; by?: string | null }
	return { current, by }
}
