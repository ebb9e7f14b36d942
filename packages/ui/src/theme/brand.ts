// A reseller's colour replaces the accent: text on it is ink or white, whichever is readable,
// and the colour as text is darkened until it is readable on both papers.
import { contrastOf } from './contrast.ts'
import { hexOf, hexOfOklch, oklchOf } from './oklch.ts'
import type { Palette } from './palettes.ts'

const readable = 4.5
const white = '#FFFFFF'

function onAccentOf(accent: string, ink: string): string {
	if (contrastOf(ink, accent) >= readable) return ink
	return contrastOf(white, accent) >= readable ? white : '#000000'
}

function darkenUntilReadable(accent: string, papers: readonly string[]): string {
	const start = oklchOf(accent)
	for (let l = start.l; l > 0; l -= 0.005) {
		const candidate = hexOfOklch({ ...start, l })
		if (papers.every((paper) => contrastOf(candidate, paper) >= readable)) return candidate
	}
	return '#000000'
}

function hoverOf(accent: string, onAccent: string): string {
	const start = oklchOf(accent)
	const lighter = hexOfOklch({ ...start, l: Math.min(1, start.l + 0.05) })
	if (contrastOf(lighter, onAccent) >= readable) return lighter
	return hexOfOklch({ ...start, l: Math.max(0, start.l - 0.05) })
}

/** The accent as text on ink, lightened until it is readable. */
export function accentOnInk({ accent, ink }: Palette): string {
	const start = oklchOf(accent)
	for (let l = start.l; l < 1; l += 0.01) {
		const candidate = hexOfOklch({ ...start, l })
		if (contrastOf(candidate, ink) >= 6) return candidate
	}
	return white
}

/** Without a valid colour the palette stays as it is. */
export function brandPalette(palette: Palette, hexColour: string | null | undefined): Palette {
	const accent = hexOf(hexColour ?? '')
	if (!accent || accent === palette.accent) return palette
	const onAccent = onAccentOf(accent, palette.ink)
	return {
		...palette,
		accent,
		onAccent,
		accentHover: hoverOf(accent, onAccent),
		accentText: darkenUntilReadable(accent, [palette.paper, palette.paperSunken]),
	}
}
