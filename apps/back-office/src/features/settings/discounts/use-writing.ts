import { useLanguage } from '@gabarit/ui'
import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'

/** Numbers as they are typed in the reader's language. */
export function useWriting() {
	const amount = useTypedAmount()
	const language = useLanguage()
	return {
		amount,
		decimal: (text: string) => (language === 'en' ? text : text.replace('.', ',')),
	}
}
