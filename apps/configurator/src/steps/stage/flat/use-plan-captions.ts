import type { Captions } from '@gabarit/drawing'
import { useCodeTexts, useFormats, useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'

export function usePlanCaptions(): { language: 'fr' | 'nl' | 'en'; captions: Captions } {
	const text = useCodeTexts('plan')
	const language = useLanguage()
	const { number } = useFormats()
	return useMemo(() => {
		const captions: Captions = { text, number }
		return { language, captions }
	}, [text, language, number])
}
