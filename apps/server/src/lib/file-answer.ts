// A file with its name, and how a call answers it.

export type NamedFile = { fileName: string; mediaType: string; content: Buffer }

/** `inline`: a browser shows it where it can. */
export function fileAnswer(
	{ fileName, mediaType, content }: Omit<NamedFile, 'content'> & { content: Uint8Array },
	disposition: 'attachment' | 'inline' = 'attachment',
) {
	const headers = { 'content-disposition': `${disposition}; filename="${fileName}"` }
	return { headers, body: new File([new Uint8Array(content)], fileName, { type: mediaType }) }
}
