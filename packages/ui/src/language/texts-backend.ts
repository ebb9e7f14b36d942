// The bundled chunk first, then /locales/{lng}/{ns}.json. i18next-chained-backend 5 is not used: it forgets whether
// a failure may be retried, and never tries again or retries a 404 five times. i18next retries (5 times, from 350 ms).
import { isLanguage, loadTexts, type Namespace, namespaces } from '@gabarit/i18n'
import type { BackendModule, ReadCallback } from 'i18next'

type Fetch = (url: string) => Promise<{ ok: boolean; status: number; text: () => Promise<string> }>
type Load = typeof loadTexts

function isNamespace(text: string): text is Namespace {
	return namespaces.some((namespace) => namespace === text)
}

async function download(url: string, fetchText: Fetch, callback: ReadCallback): Promise<void> {
	let body: string
	try {
		const response = await fetchText(url)
		if (!response.ok) {
			return callback(new Error(`${url}: ${response.status}`), response.status >= 500)
		}
		body = await response.text()
	} catch {
		return callback(new Error(`${url}: no answer`), true)
	}
	let texts: Parameters<ReadCallback>[1]
	try {
		texts = JSON.parse(body)
	} catch {
		return callback(new Error(`${url}: not JSON`), false)
	}
	return callback(null, texts)
}

async function read(
	load: () => Promise<object>,
	otherwise: () => Promise<void>,
	callback: ReadCallback,
): Promise<void> {
	let texts: Parameters<ReadCallback>[1]
	try {
		texts = (await load()) as typeof texts
	} catch {
		return otherwise()
	}
	return callback(null, texts)
}

/** Both sources are arguments so that a test can close either. */
export function textsBackend(
	load: Load = loadTexts,
	fetchText: Fetch = (url) => window.fetch(url),
): BackendModule {
	return {
		type: 'backend',
		callbackApi: true,
		init() {},
		read(language, namespace, callback) {
			const url = `/locales/${encodeURIComponent(language)}/${encodeURIComponent(namespace)}.json`
			if (!isLanguage(language) || !isNamespace(namespace)) {
				return callback(new Error(`${url}: unknown`), false)
			}
			void read(
				() => load(language, namespace),
				() => download(url, fetchText, callback),
				callback,
			)
		},
	}
}
