// The words of a rule are `form.<problem>`: a library's own messages are never shown.
import {
	centsOf,
	firstPaymentDay,
	hostPattern,
	isEmail,
	isVatNumber,
	lastPlannedDay,
	phonePattern,
} from '@gabarit/contract'

export type FormProblem =
	| 'required'
	| 'email'
	| 'postalCode'
	| 'vatNumber'
	| 'amount'
	| 'percent'
	| 'floors'
	| 'dayPast'
	| 'dayLater'
	| 'dayBeforeFiveYears'
	| 'dayFar'
	| 'dayBeyondTwoYears'
	| 'dayBeyondFiveYears'
	| 'tooMuch'
	| 'coefficient'
	| 'colour'
	| 'days'
	| 'share'
	| 'rate'
	| 'reducedRate'
	| 'host'
	| 'phone'
	| 'dayOrder'
	| 'code'
	| 'uses'
	| 'webAddress'
	| 'parameters'
	| 'rating'
	| 'shopCode'
	| 'tooLong'

/** A percentage typed with comma or point; null where it is none. */
export function percentageOf(text: string): number | null {
	const plain = text.replaceAll(/[\s%]/gu, '').replace(',', '.')
	const value = /^\d{1,3}(\.\d{1,2})?$/u.test(plain) ? Number(plain) : 0
	return value > 0 && value <= 100 ? value : null
}

const isEmpty = (text: string) => text.trim() === ''

export function requiredProblem(text: string): FormProblem | null {
	return isEmpty(text) ? 'required' : null
}

export const longestMotive = 1000
export const longestAgreement = 200

export function emailProblem(text: string): FormProblem | null {
	if (isEmpty(text)) return 'required'
	return isEmail(text.trim()) ? null : 'email'
}

export function vatProblem(text: string, country: 'BE' | 'FR'): FormProblem | null {
	return isEmpty(text) || isVatNumber(text, country) ? null : 'vatNumber'
}

/** Empty means none. */
export function amountProblem(text: string): FormProblem | null {
	return isEmpty(text) || centsOf(text) !== null ? null : 'amount'
}

/** An amount there must be, of some cents at most. */
export function paidProblem(text: string, most: number): FormProblem | null {
	const cents = centsOf(text)
	if (isEmpty(text)) return 'required'
	if (cents === null || cents === 0) return 'amount'
	return cents > most ? 'tooMuch' : null
}

export function percentProblem(text: string): FormProblem | null {
	return percentageOf(text) === null ? 'percent' : null
}

/** An exact decimal with a point, as prices are multiplied with; null where it is none, or nothing would be left. */
export function coefficientOf(text: string): string | null {
	const plain = text.trim().replace(',', '.')
	return /^\d{1,4}(\.\d{1,4})?$/u.test(plain) && Number(plain) > 0 ? plain : null
}

export function coefficientProblem(text: string): FormProblem | null {
	return coefficientOf(text) === null ? 'coefficient' : null
}

/** A whole number between two bounds, both included. */
export function isWholeBetween(text: string, least: number, most: number): boolean {
	const plain = text.trim()
	return /^\d{1,7}$/u.test(plain) && Number(plain) >= least && Number(plain) <= most
}

/** Empty means none. */
export function phoneProblem(text: string): FormProblem | null {
	return phonePattern.test(text.trim()) ? null : 'phone'
}

const longestHost = 253

export function hostsProblem(hosts: readonly string[]): FormProblem | null {
	const isRight = hosts.every((host) => host.length <= longestHost && hostPattern.test(host))
	return isRight ? null : 'host'
}

/** Empty means none of one's own. */
export function ratingProblem(text: string): FormProblem | null {
	return isEmpty(text) || coefficientOf(text) !== null ? null : 'rating'
}

/** For several at once: nothing typed would mean nothing. */
export function givenRatingProblem(text: string): FormProblem | null {
	return requiredProblem(text) ?? ratingProblem(text)
}

export function floorsProblem(text: string): FormProblem | null {
	return /^(?:[1-9]|[1-4]\d|50)$/u.test(text.trim()) ? null : 'floors'
}

/** Of a day that is planned; `last`: of an offer. */
export function dayProblem(text: string, today: string, last?: string): FormProblem | null {
	if (text !== '' && text < today) return 'dayPast'
	if (last !== undefined) return text > last ? 'dayFar' : null
	return text > lastPlannedDay(today) ? 'dayBeyondTwoYears' : null
}

/** Of a day on which money came. */
export function paymentDayProblem(text: string, today: string): FormProblem | null {
	if (text === '') return 'required'
	if (text > today) return 'dayLater'
	return text < firstPaymentDay(today) ? 'dayBeforeFiveYears' : null
}

/** Characters above the limit, as the server counts them. */
export function overBy(text: string, longest: number): number {
	return Math.max(0, text.length - longest)
}

/** The texts that are above their limit: nothing that was typed or pasted is cut. */
export function tooLongIn<Field extends string>(
	values: Readonly<Record<Field, string>>,
	longest: Partial<Record<Field, number>>,
): Partial<Record<Field, FormProblem>> {
	const fields = Object.keys(longest) as Field[]
	const over = fields.filter((field) => overBy(values[field], longest[field] ?? Infinity) > 0)
	return Object.fromEntries(over.map((field) => [field, 'tooLong'])) as Partial<
		Record<Field, FormProblem>
	>
}

/** Without the fields in which nothing is wrong. */
export function wrongOnly<Field extends string>(
	found: Partial<Record<Field, FormProblem | null>>,
): Partial<Record<Field, FormProblem>> {
	return Object.fromEntries(
		Object.entries(found).filter(([, problem]) => problem !== null && problem !== undefined),
	) as Partial<Record<Field, FormProblem>>
}
