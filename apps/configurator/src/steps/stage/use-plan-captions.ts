// The words that a drawing of ours is given: it knows no language itself.
import type { Captions } from '@gabarit/drawing'
import { useFormats, useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Language and captions for every view of @gabarit/drawing. */
export function usePlanCaptions(): { language: 'fr' | 'nl' | 'en'; captions: Captions } {
	const { t } = useTranslation('plan')
	const language = useLanguage()
	const { number } = useFormats()
	return useMemo(() => {
		const say = t as unknown as Captions['text']
		const captions: Captions = { text: (key, values) => say(key, values), number }
		return { language, captions }
	}, [t, language, number])
}
