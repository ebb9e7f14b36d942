// What the form for samples proposes, and what is still wrong in it.
import {
	type AddressText,
	addressLines,
	addressProblem,
	isEmail,
	mostSamples,
	type SampleColour,
} from '@gabarit/contract'
import type { Color, Configuration } from '@gabarit/engine'

export type Place = SampleColour['place']

export type SamplesValues = {
	firstName: string
	lastName: string
	email: string
	address: AddressText
}

type ErrorKey = 'required' | 'email' | 'postalCode' | 'colours'
/** By a field's path: `email`, `address.postalCode`. */
export type SamplesErrors = Readonly<Record<string, ErrorKey>>

export function samplesErrors(
	values: SamplesValues,
	colours: readonly SampleColour[],
): SamplesErrors {
	const errors: Record<string, ErrorKey> = {}
	if (colours.length === 0) errors['colours'] = 'colours'
	for (const name of ['firstName', 'lastName'] as const)
		if (values[name].trim() === '') errors[name] = 'required'
	const email = values.email.trim()
	if (email === '') errors['email'] = 'required'
	else if (!isEmail(email)) errors['email'] = 'email'
	for (const line of addressLines) {
		const problem = addressProblem(values.address, line)
		if (problem !== null) errors[`address.${line}`] = problem
	}
	return errors
}

/** The design's own; a colour worn inside and outside is one sample. */
export function proposedColours(
	colors: Readonly<Record<Place, string>>,
	places: readonly Place[],
): SampleColour[] {
	const all = places.map((place) => ({ place, reference: colors[place] }))
	return all.filter(({ reference }, at) => all.findIndex((it) => it.reference === reference) === at)
}

/** Colours that the furniture wore in this session, the last one first. */
export function lookedAt(past: readonly Configuration[], place: Place): string[] {
	const worn = past.toReversed().flatMap(({ colors }) => {
		const reference = (colors as Partial<Record<Place, string>> | undefined)?.[place]
		return reference === undefined ? [] : [reference]
	})
	return [...new Set(worn)]
}

/** Leading ones in their order, then the favourites. */
export function suggestedColours(
	colors: readonly Color[],
	leading: readonly string[],
	most: number,
): Color[] {
	const rank = ({ reference, favourite }: Color) => {
		const at = leading.indexOf(reference)
		if (at >= 0) return at
		return leading.length + (favourite ? 0 : 1)
	}
	return colors.toSorted((a, b) => rank(a) - rank(b)).slice(0, most)
}

export function added(
	colours: readonly SampleColour[],
	colour: SampleColour,
): readonly SampleColour[] {
	const stands = colours.some(({ reference }) => reference === colour.reference)
	return stands || colours.length >= mostSamples ? colours : [...colours, colour]
}
