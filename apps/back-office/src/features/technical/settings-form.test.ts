import type { Technical } from '@gabarit/contract'
import { expect, test } from 'vitest'
import { parametersOf, problemsOf, textsOf, updateOf } from './settings-form.ts'

const technical: Technical = {
	revision: 3,
	useExternalApi: true,
	orderUrl: 'https://erp.example.be/orders/{reference}',
	configurationEndUrl: null,
	method: 'POST',
	parameters: [{ name: 'chantier', value: '{externalReference}' }],
	authentication: { mode: 'basic', key: 'gabarit', hasValue: true, tokenUrl: null, scope: null },
	publicIdentifier: 'gb_1',
	apiKey: null,
	signingKey: null,
}

test('what was not typed is saved as it stands, the secret stays', () => {
	const { revision, useExternalApi, orderUrl, configurationEndUrl, method, parameters } = technical
	const { hasValue: _hidden, ...authentication } = technical.authentication
	expect(updateOf(textsOf(technical), 3, null)).toEqual({
		revision,
		useExternalApi,
		orderUrl,
		configurationEndUrl,
		method,
		parameters,
		authentication,
	})
	expect(updateOf(textsOf(technical), 3, 'new').authentication.value).toBe('new')
})

test('a parameter is a name, an equals sign and a value, which may hold another', () => {
	expect(parametersOf('a = 1\n\n b=x=y ')).toEqual([
		{ name: 'a', value: '1' },
		{ name: 'b', value: 'x=y' },
	])
	for (const wrong of ['a', 'a b = 1', 'a = {nothing}', 'a = 1\na = 2'])
		expect(parametersOf(wrong)).toBeNull()
})

test('an address that cannot be called and a missing key are problems, a key only where it is used', () => {
	const values = textsOf(technical)
	expect(problemsOf(values)).toEqual({})
	expect(problemsOf({ ...values, orderUrl: 'ftp://x', key: '' })).toEqual({
		orderUrl: 'webAddress',
		key: 'required',
	})
	expect(problemsOf({ ...values, isOn: 'off', key: '' })).toEqual({})
	expect(problemsOf({ ...values, mode: 'azureOAuth', tokenUrl: '' })).toEqual({
		tokenUrl: 'required',
	})
})
