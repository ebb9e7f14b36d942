import { toast } from '@gabarit/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusalText } from '../frame/use-refusal-text.ts'
import { type HeldWords, hold, Undone } from './held.ts'

/** Where the page that asked is gone by then, a toast says what was refused, and why. */
export function useHold() {
	const { t } = useTranslation('back-office')
	const refusalText = useRefusalText()
	const here = useRef(true)
	useEffect(() => {
		here.current = true
		return () => {
			here.current = false
		}
	}, [])
	return async <Answer>(words: HeldWords, call: () => Promise<Answer>): Promise<Answer> => {
		try {
			return await hold(words, call)
		} catch (error) {
			if (!here.current && !(error instanceof Undone)) {
				const reason = refusalText(error)
				toast(t('held.refused', { what: words.what, reason }), { icon: 'warning' })
			}
			throw error
		}
	}
}
