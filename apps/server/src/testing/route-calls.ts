// How a row of route-rights.ts sends its call.
import type { Call } from '../app/calls.ts'
import type { RouteRight } from '../app/route-right.ts'
import type { Parameters } from './route-objects.ts'
import type { Browser } from './test-shop.ts'

export const fill = (text: string, values: Parameters) =>
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

/** With the row's own body and path; `values` name the object that it is about. */
export function sendCall(browser: Browser, call: Call, row: RouteRight, values: Parameters) {
	const all = { ...row.path, ...values }
	const path = fill(call.path, all) + fill(row.query ?? '', all)
	if (call.method === 'GET') return browser.ask('GET', path)
	if (row.upload !== undefined) return browser.ask('POST', path, formOf(row.body ?? {}), multipart)
	return browser.ask('POST', path, fill(JSON.stringify(row.body ?? {}), all))
}
