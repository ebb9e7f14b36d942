// The European register of VAT numbers (VIES), by its documented REST call. It alone says that a number is confirmed:
// a refusal, a fault, an answer that is late or reads otherwise all mean that it is not.
import { z } from 'zod'
import { isLostAnswer } from '../../../lib/lost-answer.ts'

export type VatRegister = {
	/** Whether the register knows this number as valid, now. */
	confirms: (number: { country: 'BE' | 'FR'; digits: string }) => Promise<boolean>
}

const answerSchema = z.object({ valid: z.boolean() })

export function viesRegister(options: { url: string; timeoutMs: number }): VatRegister {
	const { url, timeoutMs } = options
	const ask = async (countryCode: string, vatNumber: string) => {
		const answer = await fetch(`${url}/check-vat-number`, {
			method: 'POST',
			headers: { 'content-type': 'application/json', accept: 'application/json' },
			body: JSON.stringify({ countryCode, vatNumber }),
			signal: AbortSignal.timeout(timeoutMs),
			redirect: 'error',
		})
		return answer.ok ? await answer.text() : ''
	}
	return {
		confirms: async ({ country, digits }) => {
			const told = await ask(country, digits).catch((error: unknown) => {
				// Out of reach or too late: the order keeps its VAT, and may be invoiced anew when it answers.
				if (isLostAnswer(error)) return ''
				throw error
			})
			return isConfirmed(told)
		},
	}
}

function isConfirmed(told: string): boolean {
	try {
		return answerSchema.parse(JSON.parse(told)).valid
	} catch {
		// What reads otherwise confirms nothing.
		return false
	}
}

/** Where no register was named: nothing is ever confirmed. */
export const noRegister: VatRegister = { confirms: () => Promise.resolve(false) }
