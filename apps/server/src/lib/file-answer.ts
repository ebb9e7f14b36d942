// A file as a call answers it, under its name.

type Named = { fileName: string; mediaType: string; content: Uint8Array }

/** `inline`: a browser shows it where it can. */
export function fileAnswer(
	{ fileName, mediaType, content }: Named,
	disposition: 'attachment' | 'inline' = 'attachment',
) {
	const headers = { 'content-disposition': `${disposition}; filename="${fileName}"` }
	return { headers, body: new File([new Uint8Array(content)], fileName, { type: mediaType }) }
}
