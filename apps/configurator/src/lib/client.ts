// The server, as this browser speaks to it: one typed client, in the language of the page.
import { ApiError, type Client, createClient, type ErrorCode } from '@gabarit/contract'
import { languageOf } from '@gabarit/i18n'
import i18next from 'i18next'

let client: Client | undefined

/** The typed client; every call carries the language chosen at that moment. */
export function apiClient(): Client {
	client ??= createClient({
		baseUrl: globalThis.location.origin,
		language: () => languageOf(i18next.language),
	})
	return client
}

let countingClient: Client | undefined

/** The client for what the shop counts: no cookie goes with it. */
export function anonymousClient(): Client {
	countingClient ??= createClient({
		baseUrl: globalThis.location.origin,
		language: () => languageOf(i18next.language),
		anonymous: true,
	})
	return countingClient
}

/** Why a call failed: a code of the contract, or the server could not be reached at all. */
export function failureOf(error: unknown): ErrorCode | 'unreachable' {
	return error instanceof ApiError ? error.code : 'unreachable'
}
