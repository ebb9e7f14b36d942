// People say 240 and mean centimetres, or 2,40 and mean metres.
import { parseLength } from './parse-length.ts'

const units = ['cm', 'm'] as const

/** mm: what a text without a unit, too small as millimetres, says in another unit; undefined where none lies between the bounds. */
export function lengthMeant(text: string, min: number, max: number): number | undefined {
	const asTyped = parseLength(text)?.value
	if (asTyped === undefined || asTyped >= min) return undefined
	return units
		.map((unit) => parseLength(`${text} ${unit}`)?.value)
		.find((mm) => mm !== undefined && mm >= min && mm <= max)
}
