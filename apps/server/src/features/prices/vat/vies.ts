// The European register of VAT numbers (VIES), by its documented REST call. It alone says that a number is confirmed:
// a refusal, a fault, an answer that is late or reads otherwise all mean that it is not.
import { z } from 'zod'

export type VatRegister = {
	/** Whether the register knows this number as valid, now. */
	confirms: (number: { country: 'BE' | 'FR'; digits: string }) => Promise<boolean>
}

const answerSchema = z.object({ valid: z.boolean() })

export function viesRegister(options: { url: string; timeoutMs: number }): VatRegister {
	const { url, timeoutMs } = options
	return {
		confirms: async ({ country, digits }) => {
			try {
				const answer = await fetch(`${url}/check-vat-number`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', accept: 'application/json' },
					body: JSON.stringify({ countryCode: country, vatNumber: digits }),
					signal: AbortSignal.timeout(timeoutMs),
					redirect: 'error',
				})
				if (!answer.ok) return false
				const read = answerSchema.safeParse(await answer.json())
				return read.success && read.data.valid
			} catch {
				// Out of reach or too late: the order keeps its VAT, and may be invoiced anew when it answers.
				return false
			}
		},
	}
}

/** Where no register was named: nothing is ever confirmed. */
export const noRegister: VatRegister = { confirms: () => Promise.resolve(false) }
