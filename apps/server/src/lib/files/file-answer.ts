export type NamedFile = { fileName: string; mediaType: string; content: Buffer }

/** `inline`: shown in the browser where possible. */
export function fileAnswer(
	{ fileName, mediaType, content }: Omit<NamedFile, 'content'> & { content: Uint8Array },
	disposition: 'attachment' | 'inline' = 'attachment',
) {
	const headers = { 'content-disposition': `${disposition}; filename="${fileName}"` }
	return { headers, body: new File([new Uint8Array(content)], fileName, { type: mediaType }) }
}
