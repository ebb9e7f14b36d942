// What nodemailer or the mail server said, as a code.
import type { DeliveryProblem, TryFacts } from '../../lib/outbox.ts'

const codes: [RegExp, DeliveryProblem][] = [
	[/^(?:EAUTH|ENOAUTH|EOAUTH2)$/, 'authentication'],
	[/^(?:ENOTFOUND|EAI_AGAIN|EDNS)$/, 'unknownHost'],
	[/TIMEOUT|^ETIMEDOUT$/, 'timeout'],
	[/CERT|SIGNATURE|^ERR_TLS|^ERR_SSL|^EPROTO$|^E(?:REQUIRE)?TLS$/, 'certificate'],
	[/^(?:ECONNREFUSED|ECONNRESET|EPIPE|EHOSTUNREACH|ENETUNREACH|ECONNECTION|ESOCKET)$/, 'refused'],
]

/** nodemailer keeps a system error's own code as `originalCode`. */
type Said = { name?: unknown } & Partial<
	Record<'code' | 'originalCode' | 'responseCode' | 'command' | 'response', unknown>
>

/** The status of the mail server's answer; null where it gave none. */
export function answeredStatusOf(error: unknown): number | null {
	const { responseCode }: Said = error instanceof Error ? error : {}
	return typeof responseCode === 'number' ? responseCode : null
}

export function mailProblemOf(error: unknown): DeliveryProblem {
	const { code, originalCode, command }: Said = error instanceof Error ? error : {}
	if (command === 'RCPT TO') return 'recipientRefused'
	for (const said of [originalCode, code]) {
		const known = codes.find(([pattern]) => pattern.test(String(said)))
		if (known) return known[1]
	}
	return answeredStatusOf(error) === null ? 'other' : 'mailRefused'
}

const longestAnswer = 2000

/** With the mail server's own words, which say more than a code. */
export function refusalOf(error: unknown): TryFacts {
	const { response }: Said = error instanceof Error ? error : {}
	const status = answeredStatusOf(error)
	return {
		problem: mailProblemOf(error),
		...(status !== null && { status }),
		...(typeof response === 'string' && { answer: response.slice(0, longestAnswer) }),
	}
}
