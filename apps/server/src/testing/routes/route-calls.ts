// Sends a call with its sample.
import type { Call } from '../../app/api/calls.ts'
import type { Browser } from '../test-shop.ts'
import type { Parameters } from './route-objects.ts'
import type { RouteSample } from './route-samples.ts'

export const fillPath = (text: string, values: Parameters) =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'x')

/** An empty file, beside the fields of the body. */
function formOf(body: object): string {
	const fields = Object.entries(body).flatMap(([name, value]) => [
		'--limit',
		`Content-Disposition: form-data; name="${name}"`,
		'',
		String(value),
	])
	return [
		...fields,
		'--limit',
		'Content-Disposition: form-data; name="file"; filename="x.csv"',
		'Content-Type: text/csv',
		'',
		'',
		'--limit--',
		'',
	].join('\r\n')
}
const multipart = { 'content-type': 'multipart/form-data; boundary=limit' }

type Sent = Pick<Call, 'method' | 'path' | 'upload'> & { sample: RouteSample | undefined }

/** With the sample's own body and path; `values` name the object that the call is about. */
export function sendCall(browser: Browser, call: Sent, values: Parameters) {
	const { sample = {} } = call
	const all = { ...sample.path, ...values }
	const path = fillPath(call.path, all) + fillPath(sample.query ?? '', all)
	if (call.method === 'GET') return browser.ask('GET', path)
	if (call.upload !== undefined)
		return browser.ask('POST', path, formOf(sample.body ?? {}), multipart)
	return browser.ask('POST', path, fillPath(JSON.stringify(sample.body ?? {}), all))
}
