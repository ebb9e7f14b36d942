// What a call was refused with.
import { ApiError } from '@gabarit/contract'

/** The error of a call that must fail; a success is a mistake of the test's subject. */
export async function refused(call: Promise<unknown>): Promise<ApiError> {
	const outcome = await call.then(
		(value) => ({ value }),
		(error: unknown) => ({ error }),
	)
	if ('error' in outcome && outcome.error instanceof ApiError) return outcome.error
	throw new Error(`not refused: ${JSON.stringify(outcome)}`)
}

/** Status and code, as the tests compare them. */
export async function refusal(call: Promise<unknown>): Promise<string> {
	const { status, code } = await refused(call)
	return `${status} ${code}`
}
