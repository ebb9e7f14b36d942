// Calls that send a file and say how far it is; `fetch` tells nothing of it before the answer.
import { type Client, createClient } from '@gabarit/contract'
import { isLanguage } from '@gabarit/i18n'
import { leaveSignedOut } from './signed-out.ts'

/** Bytes. */
export type Sent = { loaded: number; total: number }

export function uploadClient(onSent: (sent: Sent) => void): Client {
	const { lang } = document.documentElement
	return createClient({
		baseUrl: window.location.origin,
		language: isLanguage(lang) ? lang : 'fr',
		fetch: (request) => sendCounted(request, onSent),
		onRefused: leaveSignedOut,
	})
}

async function sendCounted(request: Request, onSent: (sent: Sent) => void): Promise<Response> {
	const body = await request.blob()
	return new Promise((resolve, reject) => {
		const call = new XMLHttpRequest()
		call.open(request.method, request.url)
		for (const [name, value] of request.headers) call.setRequestHeader(name, value)
		call.responseType = 'blob'
		call.upload.addEventListener('progress', ({ loaded, total }) => onSent({ loaded, total }))
		call.addEventListener('load', () => resolve(answerOf(call)))
		call.addEventListener('error', () => reject(new TypeError('the upload was cut off')))
		call.send(body)
	})
}

function answerOf(call: XMLHttpRequest): Response {
	const { status, response } = call
	const type = call.getResponseHeader('content-type')
	return new Response(status === 204 ? null : (response as Blob), {
		status,
		headers: type === null ? {} : { 'content-type': type },
	})
}
