import type { Remedy } from '../../../issue.ts'
import type { Configuration } from '../schema.ts'

/** Objects merge; arrays, scalars and null replace. */
export function applyRemedy(configuration: Configuration, remedy: Remedy): Configuration {
	return merge(configuration, remedy) as Configuration
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
