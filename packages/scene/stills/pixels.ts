// Colours of rendered pixels, as light and as the eye tells them apart.
import type { Page } from '@playwright/test'

export type Rgb = readonly [number, number, number]
/** Pixels of the page: left, top, width, height. */
export type Area = readonly [number, number, number, number]

export function linearOf(value: number): number {
	const share = value / 255
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

export function lightOfHex(hex: string): Rgb {
	const part = (from: number) => linearOf(Number.parseInt(hex.slice(from, from + 2), 16))
	return [part(1), part(3), part(5)]
}

/** Mean light of an area, each channel from 0 to 1. */
export async function lightOf(page: Page, [x, y, width, height]: Area): Promise<Rgb> {
	const shot = await page.screenshot({ clip: { x, y, width, height } })
	const values = await page.evaluate(
		async ({ encoded, size }) => {
			const image = await createImageBitmap(
				await (await fetch(`data:image/png;base64,${encoded}`)).blob(),
			)
			const context = new OffscreenCanvas(size[0], size[1]).getContext('2d')
			context?.drawImage(image, 0, 0)
			return Array.from(context?.getImageData(0, 0, size[0], size[1]).data ?? [])
		},
		{ encoded: shot.toString('base64'), size: [width, height] as const },
	)
	const mean = (channel: number) => {
		const own = values.filter((_, i) => i % 4 === channel)
		return own.reduce((sum, value) => sum + linearOf(value), 0) / own.length
	}
	return [mean(0), mean(1), mean(2)]
}

/** Relative luminance. */
export function brightness([r, g, b]: Rgb): number {
	return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function labOf(rgb: Rgb): Rgb {
	const [r, g, b] = rgb
	const xyz = [
		(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
		brightness(rgb),
		(0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
	]
	const [x = 0, y = 0, z = 0] = xyz.map((t) =>
		t > 216 / 24389 ? Math.cbrt(t) : (t * 24389) / 27 / 116 + 16 / 116,
	)
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const degrees = (angle: number) => (angle * Math.PI) / 180

function hueOf(a: number, b: number): number {
	return a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
}

/** The middle of two hues the short way round, degrees. */
function middleHue(h1: number, h2: number, gray: boolean): number {
	if (gray) return h1 + h2
	if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2
	return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
}

function hueStep(h1: number, h2: number, gray: boolean): number {
	if (gray) return 0
	const step = h2 - h1
	return step > 180 ? step - 360 : step < -180 ? step + 360 : step
}

/** CIEDE2000: about 1 is just visible side by side. */
export function deltaE(first: Rgb, second: Rgb): number {
	const [l1, a1, b1] = labOf(first)
	const [l2, a2, b2] = labOf(second)
	const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
	const stretch = 1.5 - 0.5 * Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7))
	const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)]
	const [h1, h2] = [hueOf(stretch * a1, b1), hueOf(stretch * a2, b2)]
	const gray = c1 * c2 === 0
	const [l, c, h] = [(l1 + l2) / 2, (c1 + c2) / 2, middleHue(h1, h2, gray)]
	const weight =
		1 -
		0.17 * Math.cos(degrees(h - 30)) +
		0.24 * Math.cos(degrees(2 * h)) +
		0.32 * Math.cos(degrees(3 * h + 6)) -
		0.2 * Math.cos(degrees(4 * h - 63))
	const light = (l2 - l1) / (1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2))
	const full = (c2 - c1) / (1 + 0.045 * c)
	const hue =
		(2 * Math.sqrt(c1 * c2) * Math.sin(degrees(hueStep(h1, h2, gray) / 2))) /
		(1 + 0.015 * c * weight)
	const turn =
		-2 *
		Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) *
		Math.sin(degrees(60 * Math.exp(-(((h - 275) / 25) ** 2))))
	return Math.sqrt(light ** 2 + full ** 2 + hue ** 2 + turn * full * hue)
}
