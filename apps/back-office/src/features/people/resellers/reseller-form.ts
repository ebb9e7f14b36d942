import { type Reseller, shopCodePattern } from '@gabarit/contract'
import {
	coefficientOf,
	emailProblem,
	hostsProblem,
	phoneProblem,
	ratingProblem,
	requiredProblem,
	vatProblem,
	wrongOnly,
} from '../../../lib/form/form-rules.ts'
import type { Texts } from '../../../lib/form/form-state.ts'

export type ResellerField =
	| 'name'
	| 'hosts'
	| 'country'
	| 'address'
	| 'phoneNumber'
	| 'email'
	| 'vatBE'
	| 'vatFR'
	| 'rating'
	| 'requiresSecondFactor'

export function textsOf(row: Reseller, write: (decimal: string) => string): Texts<ResellerField> {
	return {
		name: row.name,
		hosts: row.hosts.join('\n'),
		country: row.country,
		address: row.address,
		phoneNumber: row.phoneNumber,
		email: row.email,
		vatBE: row.vats.BE ?? '',
		vatFR: row.vats.FR ?? '',
		rating: row.rating === null ? '' : write(row.rating),
		requiresSecondFactor: row.requiresSecondFactor ? 'yes' : 'no',
	}
}

/** One on each line. */
function hostsOf(text: string): string[] {
	return text
		.split(/[\s,;]+/u)
		.map((host) => host.toLowerCase())
		.filter((host) => host !== '')
}

export function resellerProblems(values: Texts<ResellerField>, base: Texts<ResellerField>) {
	// A number that stands there already is not judged anew.
	const vat = (field: 'vatBE' | 'vatFR', country: 'BE' | 'FR') =>
		values[field] === base[field] ? null : vatProblem(values[field], country)
	return wrongOnly<ResellerField>({
		name: requiredProblem(values.name),
		hosts: hostsProblem(hostsOf(values.hosts)),
		phoneNumber: phoneProblem(values.phoneNumber),
		email: values.email.trim() === '' ? null : emailProblem(values.email),
		vatBE: vat('vatBE', 'BE'),
		vatFR: vat('vatFR', 'FR'),
		rating: ratingProblem(values.rating),
	})
}

function vatsOf({ vatBE, vatFR }: Texts<ResellerField>): Reseller['vats'] {
	const [be, fr] = [vatBE.trim(), vatFR.trim()]
	return { ...(be !== '' && { BE: be }), ...(fr !== '' && { FR: fr }) }
}

/** Of the call, what changed. */
export function changeOf(values: Texts<ResellerField>, changed: readonly ResellerField[]) {
	const vats = { vats: vatsOf(values) }
	const all = {
		name: { name: values.name.trim() },
		hosts: { hosts: hostsOf(values.hosts) },
		country: { country: values.country as Reseller['country'] },
		address: { address: values.address.trim() },
		phoneNumber: { phoneNumber: values.phoneNumber.trim() },
		email: { email: values.email.trim() },
		vatBE: vats,
		vatFR: vats,
		rating: { rating: coefficientOf(values.rating) },
		requiresSecondFactor: { requiresSecondFactor: values.requiresSecondFactor === 'yes' },
	} satisfies Record<ResellerField, object>
	const given: Partial<Omit<Reseller, 'revision' | 'code'>> = Object.assign(
		{},
		...changed.map((field) => all[field]),
	)
	return given
}

export type NewResellerField =
	| 'code'
	| 'shopName'
	| 'country'
	| 'firstName'
	| 'lastName'
	| 'email'
	| 'language'

export function newResellerProblems(values: Texts<NewResellerField>) {
	return wrongOnly<NewResellerField>({
		code: shopCodePattern.test(values.code.trim()) ? null : 'shopCode',
		shopName: requiredProblem(values.shopName),
		firstName: requiredProblem(values.firstName),
		lastName: requiredProblem(values.lastName),
		email: emailProblem(values.email),
	})
}
