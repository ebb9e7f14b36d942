// What the audit keeps of a change: a row for each field that is another by now, with both values as one reads them.
import type { AuditChange } from '@gabarit/contract'

const longestValue = 300

type Value = AuditChange['before']

function valueOf(value: unknown): Value {
	if (value === null || value === undefined || value === '') return null
	if (typeof value === 'number' || typeof value === 'boolean') return value
	if (typeof value === 'string') return value.slice(0, longestValue)
	if (Array.isArray(value)) return valueOf(value.join(', '))
	return valueOf(
		Object.entries(value)
			.map(([name, one]) => `${name} ${String(one)}`)
			.join(', '),
	)
}

export function changesOf<T extends object>(before: T, after: Partial<T>): AuditChange[] {
	const names = Object.keys(after) as (keyof T & string)[]
	return names.flatMap((field) => {
		const change = { field, before: valueOf(before[field]), after: valueOf(after[field]) }
		return change.before === change.after ? [] : [change]
	})
}

/** Of a secret, and of what may hold one: that it changed, never what it is. */
export function namesOnly(fields: readonly string[]): AuditChange[] {
	return fields.map((field) => ({ field, before: null, after: null }))
}
