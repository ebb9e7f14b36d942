// Flips y once, and names no colour of its surroundings.
import type { Point2 } from '@gabarit/engine'
import {
	type Arc,
	type Drawing,
	type Ink,
	inks,
	type PenName,
	pens,
	type Shape,
	type Text,
} from '../drawing.ts'

export type SvgOptions = {
	/** Physical size (`mm`), or as wide as its place (`fluid`, the default). */
	size?: 'mm' | 'fluid'
	inks?: Partial<Record<Ink, string>>
	/** false: decorative, a screen reader skips it. */
	accessible?: boolean
	/** Prefix of the ids of title and description; needed where two drawings share a page. */
	idPrefix?: string
	font?: string
}

type Style = string
type Element = { style: Style; path: string } | { style: null; markup: string }

function escapeXml(words: string): string {
	return words
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;')
}

/** Hundredths of a millimetre are finer than any printer, and trailing zeros add weight. */
function short(value: number): string {
	const rounded = Math.round(value * 100) / 100
	return String(rounded === 0 ? 0 : rounded)
}

function penStyle(name: PenName | null, fill: Ink | undefined, drawing: Drawing, colors: Colors) {
	const filled = fill ? colors[fill] : 'none'
	if (!name) return `fill="${filled}"`
	const pen: { weight: number; ink: Ink; dash?: readonly number[] } = pens[name]
	const weight = short(pen.weight * drawing.penScale)
	const dash = pen.dash
		? ` stroke-dasharray="${pen.dash.map((mm) => short(mm * drawing.penScale)).join(' ')}"`
		: ''
	return `fill="${filled}" stroke="${colors[pen.ink]}" stroke-width="${weight}"${dash}`
}
type Colors = Record<Ink, string>

function svgWriter(drawing: Drawing, colors: Colors) {
	const at = ([x, y]: Point2) => `${short(x)} ${short(drawing.height - y)}`

	const arcPath = ({ center, radius, from, to }: Arc): string => {
		const point = (degrees: number): Point2 => {
			const angle = (degrees * Math.PI) / 180
			return [center[0] + radius * Math.cos(angle), center[1] + radius * Math.sin(angle)]
		}
		const large = to - from > 180 ? 1 : 0
		// counter-clockwise with y up is sweep 0 with y down
		return `M${at(point(from))}A${short(radius)} ${short(radius)} 0 ${large} 0 ${at(point(to))}`
	}
	const textMarkup = (shape: Text): string => {
		const [x, y] = [short(shape.at[0]), short(drawing.height - shape.at[1])]
		const anchor = shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`
		const weight = shape.weight === 400 ? '' : ` font-weight="${shape.weight}"`
		const turn = shape.rotation ? ` transform="rotate(${short(-shape.rotation)} ${x} ${y})"` : ''
		const look = `font-size="${short(shape.size)}" fill="${colors[shape.ink]}"${anchor}${weight}`
		return `<text x="${x}" y="${y}" ${look}${turn}>${escapeXml(shape.text)}</text>`
	}
	return (shape: Shape): Element => {
		switch (shape.kind) {
			case 'path': {
				const [first, ...rest] = shape.points
				if (!first) return { style: null, markup: '' }
				const path = `M${at(first)}L${rest.map(at).join(' ')}${shape.closed ? 'Z' : ''}`
				return { style: penStyle(shape.pen, shape.fill, drawing, colors), path }
			}
			case 'strokes': {
				const path = shape.segments.map(([a, b]) => `M${at(a)}L${at(b)}`).join('')
				return { style: penStyle(shape.pen, undefined, drawing, colors), path }
			}
			case 'arc':
				return { style: penStyle(shape.pen, undefined, drawing, colors), path: arcPath(shape) }
			case 'circle': {
				const [x, y] = shape.center
				const r = short(shape.radius)
				const path = `M${at([x - shape.radius, y])}a${r} ${r} 0 1 0 ${short(2 * shape.radius)} 0a${r} ${r} 0 1 0 ${short(-2 * shape.radius)} 0Z`
				return { style: penStyle(shape.pen, shape.fill, drawing, colors), path }
			}
			case 'text':
				return { style: null, markup: textMarkup(shape) }
		}
	}
}

/** Within one path strokes would come out on top of fills, so only one of the two may be joined. */
function joins(style: Style): boolean {
	return style.startsWith('fill="none"') || !style.includes('stroke=')
}

function joined(elements: readonly Element[]): string {
	let out = ''
	let open: Style | null = null
	for (const element of elements) {
		const same = element.style !== null && element.style === open && joins(element.style)
		if (open !== null && !same) out += '"/>'
		if (element.style === null) {
			out += element.markup
			open = null
		} else {
			out += same ? element.path : `<path ${element.style} d="${element.path}`
			open = element.style
		}
	}
	return open === null ? out : `${out}"/>`
}

export function writeSvg(drawing: Drawing, options: SvgOptions = {}): string {
	const { size = 'fluid', accessible = true, idPrefix = 'drawing' } = options
	const colors: Colors = { ...inks, ...options.inks }
	const [width, height] = [short(drawing.width), short(drawing.height)]
	const physical = size === 'mm' ? ` width="${width}mm" height="${height}mm"` : ''
	const reader = accessible
		? ` role="img" aria-labelledby="${idPrefix}-title ${idPrefix}-desc"`
		: ' aria-hidden="true"'
	const words = accessible
		? `<title id="${idPrefix}-title">${escapeXml(drawing.title)}</title><desc id="${idPrefix}-desc">${escapeXml(drawing.description)}</desc>`
		: ''
	const font = escapeXml(options.font ?? "'National Park Variable','National Park',sans-serif")
	const body = joined(drawing.shapes.map(svgWriter(drawing, colors)))
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"${physical} lang="${drawing.language}" font-family="${font}" stroke-linecap="round" stroke-linejoin="miter"${reader}>${words}${body}</svg>`
}
