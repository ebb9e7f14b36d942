import { failure } from '../../lib/failure.ts'
import { ProviderAway } from './provider.ts'

export async function askProvider<T>(run: () => Promise<T>): Promise<T> {
	try {
		return await run()
	} catch (error) {
		if (!(error instanceof ProviderAway)) throw error
		throw failure('payment_provider_unavailable', { cause: error })
	}
}
