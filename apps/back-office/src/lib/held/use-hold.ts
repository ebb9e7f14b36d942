import { ApiError } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '../frame/use-is-here.ts'
import { type HeldWords, hold, Undone } from './held.ts'
import { useReasonElsewhere } from './use-reason-elsewhere.ts'

/** Where the page that asked is gone by then, a toast says what was refused, and why. */
export function useHold() {
	const { t } = useTranslation('back-office')
	const reasonOf = useReasonElsewhere()
	const isHere = useIsHere()
	return async <Answer>(words: HeldWords, call: () => Promise<Answer>): Promise<Answer> => {
		try {
			return await hold(words, call)
		} catch (error) {
			if (!isHere() && !(error instanceof Undone)) {
				const reason = reasonOf(error instanceof ApiError ? error.code : 'unexpected_error')
				toast(t('held.refused', { what: words.what, reason }), { icon: 'warning' })
			}
			throw error
		}
	}
}
