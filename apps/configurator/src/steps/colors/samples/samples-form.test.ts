import { addressTextOf, type SampleColour } from '@gabarit/contract'
import type { Color, Configuration } from '@gabarit/engine'
import { expect, test } from 'vitest'
import {
	added,
	lookedAt,
	proposedColours,
	type SamplesValues,
	samplesErrors,
	suggestedColours,
} from './samples-form.ts'

const address = {
	street: 'Rue du Marché',
	streetNumber: '14',
	postalCode: '6700',
	city: 'Arlon',
	country: 'BE' as const,
}
const filled: SamplesValues = {
	firstName: 'Odile',
	lastName: 'Canari',
	email: 'odile@example.be',
	address: addressTextOf(address, 'BE'),
}
const white: SampleColour = { place: 'interior', reference: 'P1-white' }

test('a filled form with a colour has nothing wrong; the box may stay empty', () => {
	expect(samplesErrors(filled, [white])).toEqual({})
})

test('each field says what is wrong with it', () => {
	const empty = { firstName: ' ', lastName: '', email: '', address: addressTextOf(null, 'BE') }
	expect(samplesErrors(empty, [])).toEqual({
		colours: 'colours',
		firstName: 'required',
		lastName: 'required',
		email: 'required',
		'address.street': 'required',
		'address.streetNumber': 'required',
		'address.postalCode': 'required',
		'address.city': 'required',
	})
	const wrong = {
		...filled,
		email: 'odile',
		address: { ...filled.address, country: 'FR' as const },
	}
	expect(samplesErrors(wrong, [white])).toEqual({
		email: 'email',
		'address.postalCode': 'postalCode',
	})
	// The server reads no accents in an address.
	expect(samplesErrors({ ...filled, email: 'zoé@example.be' }, [white])).toEqual({ email: 'email' })
})

test('the colours of the design are proposed, one worn twice once', () => {
	const places = ['interior', 'exterior'] as const
	expect(proposedColours({ interior: 'A', exterior: 'B' }, places)).toEqual([
		{ place: 'interior', reference: 'A' },
		{ place: 'exterior', reference: 'B' },
	])
	expect(proposedColours({ interior: 'A', exterior: 'A' }, places)).toHaveLength(1)
	expect(proposedColours({ interior: 'A', exterior: 'B' }, ['exterior'])).toEqual([
		{ place: 'exterior', reference: 'B' },
	])
})

test('the colours looked at last come first, then the favourites', () => {
	const past = [{ colors: { exterior: 'C' } }, {}, { colors: { exterior: 'D', interior: 'A' } }]
	const seen = lookedAt(past as Configuration[], 'exterior')
	expect(seen).toEqual(['D', 'C'])
	const colors = ['A', 'B', 'C', 'D'].map((reference) => ({
		reference,
		favourite: reference === 'B',
	})) as Color[]
	const found = suggestedColours(colors, seen, 3).map(({ reference }) => reference)
	expect(found).toEqual(['D', 'C', 'B'])
})

test('five colours at most, each once', () => {
	const four = ['1', '2', '3', '4'].map((reference) => ({ ...white, reference }))
	expect(added(four, { ...white, reference: '4' })).toEqual(four)
	const five = added(four, white)
	expect(five).toHaveLength(5)
	expect(added(five, { ...white, reference: '6' })).toBe(five)
})
