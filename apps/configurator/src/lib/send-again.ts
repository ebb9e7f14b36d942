// A call whose answer was lost is sent again as it was: the server answers the same body under the same code with what
// it made of it, so that nothing is made twice.
import { ApiError } from '@gabarit/contract'

/** Milliseconds between the tries. */
export const pauses: readonly number[] = [1000, 3000]
/** How long a try may take, ms: on a lost connection a browser would wait for minutes. */
const patience = 20_000

/** Nobody knows whether the server did it: it could not be reached, or broke while it worked. */
export function isInDoubt(error: unknown): boolean {
	return !(error instanceof ApiError) || error.status >= 500
}

/** `send` is given the signal that ends a try. */
export async function sendAgain<T>(
	send: (signal: AbortSignal) => Promise<T>,
	between: readonly number[] = pauses,
): Promise<T> {
	for (const pause of between)
		try {
			return await send(AbortSignal.timeout(patience))
		} catch (error) {
			if (!isInDoubt(error)) throw error
			await new Promise((resolve) => setTimeout(resolve, pause))
		}
	return send(AbortSignal.timeout(patience))
}
