import { useTypedAmount } from '../../../lib/form/use-typed-amount.ts'
import { useTypedDecimal } from '../../../lib/form/use-typed-decimal.ts'

/** Numbers as they are typed in the reader's language. */
export function useWriting() {
	const amount = useTypedAmount()
	const decimal = useTypedDecimal()
	return { amount, decimal }
}
