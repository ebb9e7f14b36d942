import { ApiError } from '@gabarit/contract'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { RefusalWords } from '../../../lib/frame/refusal-text.ts'
import { useRefusalText } from '../../../lib/frame/use-refusal-text.ts'
import { wrongFieldsOf } from '../../../lib/frame/wrong-fields.ts'
import { type CorrectionText, textAt, type Values } from './correction-form.ts'

export type Refused = Partial<Record<CorrectionText, string>>

/** The server's words for wrong values: by text, and those of no text here. Null where it is another refusal. */
export function refusedFields(
	error: unknown,
	texts: Values,
): { fields: Refused; other: string | null } | null {
	const problems = wrongFieldsOf(error)
	if (problems === null) return null
	const placed = problems.map(({ path, message }) => ({ text: textAt(path, texts), message }))
	const here = placed.filter(({ text }) => text !== null)
	return {
		fields: Object.fromEntries(here.map(({ text, message }) => [text, message])),
		other: placed.find(({ text }) => text === null)?.message ?? null,
	}
}

export function isConflict(error: unknown): boolean {
	return error instanceof ApiError && error.code === 'order_changed'
}

/** Once for each conflict that the dry run meets. */
export function useConflict(error: Error | null, act: () => void): void {
	const onConflict = useEffectEvent(act)
	useEffect(() => {
		if (error && isConflict(error)) onConflict()
	}, [error])
}

/** Of a correction that is no wrong field; `own`: what one of them says otherwise. */
export function useCorrectionRefusal(own: RefusalWords = {}): (error: unknown) => string {
	const { t } = useTranslation('back-office')
	return useRefusalText({
		refused: (reason) => t('correct.refused', { reason }),
		failed: t('correct.failed'),
		...own,
		byCode: { transition_not_allowed: t('correct.noMore'), ...own.byCode },
	})
}

/** A conflict is taken into the form, not written. */
export function effectProblem(error: Error, refusalOf: (error: unknown) => string): string | null {
	if (isConflict(error)) return null
	const problems = wrongFieldsOf(error)
	return problems === null ? refusalOf(error) : (problems[0]?.message ?? null)
}
