import type { Remedy } from '../issue.ts'

/** Objects merge; arrays, scalars and null replace. */
export function applyRemedy<T extends object>(configuration: T, remedy: Remedy): T {
	return merge(configuration, remedy) as T
}

function merge(target: unknown, change: unknown): unknown {
	if (!isPlain(target) || !isPlain(change)) return change
	const merged: Record<string, unknown> = { ...target }
	for (const [key, value] of Object.entries(change)) merged[key] = merge(merged[key], value)
	return merged
}

function isPlain(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value)
}
