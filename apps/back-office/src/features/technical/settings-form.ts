// The technical settings as texts of a form, and what is saved of them. The secret value is no text of it: it never
// comes from the server, and no draft keeps it.
import {
	authenticationModes,
	isParameterName,
	isParameterValue,
	isWebhookAddress,
	requestMethods,
	type Technical,
	type TechnicalUpdate,
} from '@gabarit/contract'
import { type FormProblem, requiredProblem } from '../../lib/form/form-rules.ts'
import type { Texts } from '../../lib/form/form-state.ts'

export type TechnicalText =
	| 'isOn'
	| 'orderUrl'
	| 'configurationEndUrl'
	| 'method'
	| 'parameters'
	| 'mode'
	| 'key'
	| 'tokenUrl'
	| 'scope'

export type Values = Texts<TechnicalText>
type Mode = TechnicalUpdate['authentication']['mode']
type Parameter = TechnicalUpdate['parameters'][number]

export function textsOf(technical: Technical): Values {
	const { authentication, parameters } = technical
	return {
		isOn: technical.useExternalApi ? 'on' : 'off',
		orderUrl: technical.orderUrl ?? '',
		configurationEndUrl: technical.configurationEndUrl ?? '',
		method: technical.method,
		parameters: parameters.map(({ name, value }) => `${name} = ${value}`).join('\n'),
		mode: authentication.mode,
		key: authentication.key ?? '',
		tokenUrl: authentication.tokenUrl ?? '',
		scope: authentication.scope ?? '',
	}
}

const mostParameters = 20

/** One on each line, as `name = value`. Null where a line is none. */
export function parametersOf(text: string): Parameter[] | null {
	const lines = text.split('\n').filter((line) => line.trim() !== '')
	const read = lines.map((line) => {
		const [name = '', ...rest] = line.split('=')
		return { name: name.trim(), value: rest.join('=').trim(), isWhole: rest.length > 0 }
	})
	const names = new Set(read.map(({ name }) => name))
	const isRight = read.every(
		({ name, value, isWhole }) => isWhole && isParameterName(name) && isParameterValue(value),
	)
	if (!isRight || names.size < read.length || read.length > mostParameters) return null
	return read.map(({ name, value }) => ({ name, value }))
}

export function modeOf(values: Values): Mode {
	return authenticationModes.find((it) => it === values.mode) ?? 'none'
}

/** Which texts a way to authenticate has, beside its value. */
export const textsOfMode: Record<Mode, readonly TechnicalText[]> = {
	none: [],
	basic: ['key'],
	bearer: [],
	azureOAuth: ['key', 'tokenUrl', 'scope'],
}

function addressProblem(text: string): FormProblem | null {
	return text.trim() === '' || isWebhookAddress(text.trim()) ? null : 'webAddress'
}

export function problemsOf(values: Values): Partial<Record<TechnicalText, FormProblem>> {
	const shown = textsOfMode[modeOf(values)]
	const needs = (name: TechnicalText) =>
		values.isOn === 'on' && shown.includes(name) ? requiredProblem(values[name]) : null
	const found: [TechnicalText, FormProblem | null][] = [
		['orderUrl', addressProblem(values.orderUrl)],
		['configurationEndUrl', addressProblem(values.configurationEndUrl)],
		['tokenUrl', needs('tokenUrl') ?? addressProblem(values.tokenUrl)],
		['key', needs('key')],
		['parameters', parametersOf(values.parameters) === null ? 'parameters' : null],
	]
	return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** `value` null keeps the one that stands. */
export function updateOf(values: Values, revision: number, value: string | null): TechnicalUpdate {
	return {
		revision,
		useExternalApi: values.isOn === 'on',
		orderUrl: orNull(values.orderUrl),
		configurationEndUrl: orNull(values.configurationEndUrl),
		method: requestMethods.find((it) => it === values.method) ?? 'POST',
		parameters: parametersOf(values.parameters) ?? [],
		authentication: {
			mode: modeOf(values),
			key: orNull(values.key),
			tokenUrl: orNull(values.tokenUrl),
			scope: orNull(values.scope),
			...(value !== null && { value }),
		},
	}
}
