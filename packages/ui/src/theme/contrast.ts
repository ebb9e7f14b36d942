import { linearOf } from './oklch.ts'

function luminanceOf(hex: string): number {
	const [r, g, b] = linearOf(hex)
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG 2: 1 (the same) to 21 (ink on white), whichever of the two is the text. */
export function contrastOf(one: string, other: string): number {
	const [dark, light] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b)
	return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
