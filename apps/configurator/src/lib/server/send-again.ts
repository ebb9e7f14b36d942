// A call whose answer was lost is sent again with the same body and code: the server then repeats its first answer,
// so that nothing is made twice.
import { ApiError } from '@gabarit/contract'

/** Milliseconds between the tries. */
export const pauses: readonly number[] = [1000, 3000]
/** Milliseconds a try may take: on a lost connection a browser would wait for minutes. */
const timeout = 20_000

/** True where the server may have done it: it could not be reached, or broke while it worked. */
export function isInDoubt(error: unknown): boolean {
	return !(error instanceof ApiError) || error.status >= 500
}

/** `send` gets the signal that ends a try. */
export async function sendAgain<T>(
	send: (signal: AbortSignal) => Promise<T>,
	between: readonly number[] = pauses,
): Promise<T> {
	for (const pause of between)
		try {
			return await send(AbortSignal.timeout(timeout))
		} catch (error) {
			if (!isInDoubt(error)) throw error
			await new Promise((resolve) => setTimeout(resolve, pause))
		}
	return send(AbortSignal.timeout(timeout))
}
