import { type Printable, writePrintable } from './writers/write-printable.ts'

/** `fault`: an error of the writer; the thread goes on. */
export type PdfAnswer = { file: Uint8Array } | { fault: unknown }

export default async function print(printable: Printable): Promise<PdfAnswer> {
	try {
		return { file: await writePrintable(printable) }
	} catch (fault) {
		return { fault }
	}
}
