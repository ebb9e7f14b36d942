// pdfkit embeds only the glyphs that a document uses. Paths are literal, so that bundlers find the files.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sfntOf } from './sfnt.ts'

const require = createRequire(import.meta.url)
const fontAt = (path: string) => sfntOf(readFileSync(path))

export const fonts = {
	latin400: fontAt(
		require.resolve('@fontsource/national-park/files/national-park-latin-400-normal.woff'),
	),
	latin600: fontAt(
		require.resolve('@fontsource/national-park/files/national-park-latin-600-normal.woff'),
	),
	ext400: fontAt(
		require.resolve('@fontsource/national-park/files/national-park-latin-ext-400-normal.woff'),
	),
	ext600: fontAt(
		require.resolve('@fontsource/national-park/files/national-park-latin-ext-600-normal.woff'),
	),
}
export type FontName = keyof typeof fonts
