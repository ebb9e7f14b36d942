import { type Fields, stepOfStart } from '../fields.ts'

const starts = [
	['panels', 'ModuleSelection'],
	['cladding', 'ModuleSelection'],
	['access', 'ModuleSelection'],
] as const

/** What names no field is a matter of the list, or good to know at the end. */
export const panelsFields: Fields = {
	stepOfField: (field) => stepOfStart(starts, field),
	stepOfIssue: ({ field = '', family }) =>
		stepOfStart(starts, field) ?? (family === 'ADVICE' ? 'Recap' : 'ModuleSelection'),
}
