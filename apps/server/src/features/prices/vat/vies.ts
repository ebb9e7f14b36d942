// The European register of VAT numbers (VIES), by its REST API. Any fault, delay or unexpected answer means not
// confirmed.
import { z } from 'zod'
import { isLostAnswer } from '../../../lib/lost-answer.ts'

export type VatRegister = {
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
			const body = await ask(country, digits).catch((error: unknown) => {
				// Out of reach or too late: the VAT stays, and the order can be invoiced anew later.
				if (isLostAnswer(error)) return ''
				throw error
			})
			return isConfirmed(body)
		},
	}
}

function isConfirmed(body: string): boolean {
	try {
		return answerSchema.parse(JSON.parse(body)).valid
	} catch {
		return false
	}
}

export const noRegister: VatRegister = { confirms: () => Promise.resolve(false) }

/** Milliseconds that a buyer waits for the VAT register; after that his VAT is not changed. */
const longestVies = 4000

export function registerAt(url: string | null): VatRegister {
	return url === null ? noRegister : viesRegister({ url, timeoutMs: longestVies })
}
