import { ApiError } from '@gabarit/contract'
import { useTranslation } from 'react-i18next'
import type { CorrectionText } from './correction-form.ts'

export type Refused = Partial<Record<CorrectionText, string>>

/** The server's words for a wrong value, by field; null where it is another refusal. */
export function refusedFields(error: unknown): Refused | null {
	if (!(error instanceof ApiError) || error.code !== 'invalid_model') return null
	const { problems } = (error.data ?? {}) as { problems?: { path: string; message: string }[] }
	return Object.fromEntries((problems ?? []).map((it) => [textAt(it.path), it.message]))
}

/** Where a wrong value is typed. */
function textAt(path: string): string {
	if (path === 'services') return 'fitting'
	return path === 'deliveryMode.deliveryAddress' ? 'deliveryAddress.street' : path
}

export function isConflict(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'order_changed'
}

/** Of a correction that is no wrong field. */
export function useRefusalText(): (error: unknown) => string {
	const { t } = useTranslation(['back-office', 'errors'])
	return (error) => {
		if (!(error instanceof ApiError) || error.status >= 500) return t('correct.failed')
		if (error.code === 'transition_not_allowed') return t('correct.noMore')
		return t('correct.refused', { reason: t(`errors:${error.code}`) })
	}
}

/** A conflict is said when it is saved. */
export function effectProblem(error: Error, refusalOf: (error: unknown) => string): string | null {
	if (isConflict(error)) return null
	const refused = refusedFields(error)
	return refused === null ? refusalOf(error) : (Object.values(refused)[0] ?? null)
}
