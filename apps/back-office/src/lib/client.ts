import { type Client, createClient } from '@gabarit/contract'
import { isLanguage } from '@gabarit/i18n'
import { headersOfUnseen, isLeaving } from './held/held.ts'
import { leaveSignedOut } from './signed-out.ts'

export const client: Client = createClient({
	baseUrl: window.location.origin,
	language: () =>
		isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'fr',
	keepalive: isLeaving,
	headers: headersOfUnseen,
	onRefused: leaveSignedOut,
})
