import { ApiError, type Client, createClient, type ErrorCode } from '@gabarit/contract'
import { languageOf } from '@gabarit/i18n'
import i18next from 'i18next'

let client: Client | undefined

export function apiClient(): Client {
	client ??= createClient({
		baseUrl: globalThis.location.origin,
		language: () => languageOf(i18next.language),
	})
	return client
}

let countingClient: Client | undefined

export function anonymousClient(): Client {
	countingClient ??= createClient({
		baseUrl: globalThis.location.origin,
		language: () => languageOf(i18next.language),
		anonymous: true,
	})
	return countingClient
}

/** The contract's error code, or `unreachable` where no answer came. */
export function failureOf(error: unknown): ErrorCode | 'unreachable' {
	return error instanceof ApiError ? error.code : 'unreachable'
}
