import { wrongFieldsOf } from '../frame/wrong-fields.ts'
import { fieldsOf, type Texts } from './form-state.ts'

/** The server's words for wrong values, by the field that is part of their path. */
export function refusedIn<Field extends string>(
	error: unknown,
	texts: Texts<Field>,
): Partial<Record<Field, string>> {
	const placed = (wrongFieldsOf(error) ?? []).flatMap(({ path, message }) => {
		const parts = path.split('.')
		const field = fieldsOf(texts).find((name) => parts.includes(name))
		return field === undefined ? [] : [[field, message] as const]
	})
	return Object.fromEntries(placed) as Partial<Record<Field, string>>
}
