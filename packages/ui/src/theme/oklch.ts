// Björn Ottosson's matrices: darkening in OKLCH changes the perceived lightness and keeps the hue.

/** Lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
	readonly l: number
	readonly c: number
	readonly h: number
}

type Triple = readonly [number, number, number]

/** Six digits in capitals for `#rgb` or `#rrggbb`; undefined for anything else. */
export function hexOf(text: string): string | undefined {
	const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]
	if (!digits) return undefined
	const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
	return `#${six.toUpperCase()}`
}

/** Red, green and blue as linear light, 0 to 1. */
export function linearOf(hex: string): Triple {
	const channel = (at: number) => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
	}
	return [channel(1), channel(3), channel(5)]
}

function hexOfLinear(linear: Triple): string {
	const channels = linear.map((value) => {
		const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
		const byte = Math.round(Math.min(1, Math.max(0, encoded)) * 255)
		return byte.toString(16).padStart(2, '0')
	})
	return `#${channels.join('')}`.toUpperCase()
}

export function oklchOf(hex: string): Oklch {
	const [r, g, b] = linearOf(hex)
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
	const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
	return {
		l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		c: Math.hypot(a, bb),
		h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
	}
}

function linearOfOklch({ l, c, h }: Oklch): Triple {
	const a = c * Math.cos((h * Math.PI) / 180)
	const b = c * Math.sin((h * Math.PI) / 180)
	const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
	const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
	const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	]
}

function fits(linear: Triple): boolean {
	return linear.every((value) => value >= -0.0005 && value <= 1.0005)
}

/** Where the screen cannot show that much chroma, the most that it can. */
export function hexOfOklch(color: Oklch): string {
	const shown = (c: number) => linearOfOklch({ ...color, c })
	let low = 0
	let high = color.c
	if (fits(shown(high))) return hexOfLinear(shown(high))
	for (let step = 0; step < 20; step++) {
		const middle = (low + high) / 2
		if (fits(shown(middle))) low = middle
		else high = middle
	}
	return hexOfLinear(shown(low))
}
