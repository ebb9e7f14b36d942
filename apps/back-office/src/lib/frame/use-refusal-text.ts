import { useCodeTexts } from '@gabarit/ui'
import { type RefusalWords, refusalText } from './refusal-text.ts'

/** Words for the error of a call. */
export function useRefusalText(words: RefusalWords = {}): (error: unknown) => string {
	const textOf = useCodeTexts('errors')
	return (error) => refusalText(error, words, textOf)
}
