// An uploaded picture is judged by drawing it: what sharp cannot draw, or what could run elsewhere, is none.
import sharp from 'sharp'

const mostPixels = 16_000_000
const drawingTimeout = 2

/** Declarations, scripts, external references, and filters, which sharp's timeout does not stop. */
const hostile =
	/<!(?:DOCTYPE|ENTITY)|<\s*(?:[\w.-]+:)?(?:script|foreignObject|iframe|use|image|style|animate|set|filter|pattern)\b|\bfilter\s*[=:]|\bon\w+\s*=|(?:href|src)\s*=|url\s*\(\s*['"]?(?!#)|@import/i

function isMarkup(content: Buffer): boolean {
	return /^\s*(?:\uFEFF)?\s*</.test(content.subarray(0, 300).toString('utf8'))
}

type Limits = {
	/** In pixels, of what is drawn. */
	widest: number
	highest: number
	/** Of what is read; 16 million where absent. */
	mostPixels?: number
}

/** As PNG; `cause` where it is no PNG, JPEG, WebP or plain SVG, too large, or hostile. */
export async function drawPicture(
	content: Buffer,
	{ widest, highest, mostPixels: limitInputPixels = mostPixels }: Limits,
): Promise<{ ok: true; png: Buffer } | { ok: false; cause?: unknown }> {
	if (isMarkup(content) && (content.length > 200_000 || hostile.test(content.toString('utf8'))))
		return { ok: false }
	try {
		const picture = sharp(content, { limitInputPixels, failOn: 'error', pages: 1 })
		const { format } = await picture.metadata()
		if (!['png', 'jpeg', 'webp', 'svg'].includes(format)) return { ok: false }
		const png = await picture
			.timeout({ seconds: drawingTimeout })
			.rotate()
			.resize(widest, highest, { fit: 'inside', withoutEnlargement: format !== 'svg' })
			.png({ compressionLevel: 9 })
			.toBuffer()
		return { ok: true, png }
	} catch (cause) {
		return { ok: false, cause }
	}
}
