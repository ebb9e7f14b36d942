// A page of text as the smallest PDF: what a customer signed and a seller keeps with the order.

/** Brackets and strokes have a meaning of their own in a PDF's text. */
function textOf(line: string): string {
	return line.replace(/[()\\]/gu, '\\$&')
}

export function paperOf(lines: readonly string[]): Buffer {
	const shown = lines.map((line) => `(${textOf(line)}) Tj T*`).join(' ')
	const content = `BT /F1 12 Tf 18 TL 70 760 Td ${shown} ET`
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
		`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
		'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
	]
	let text = '%PDF-1.4\n'
	const places = objects.map((object, i) => {
		const place = text.length
		text += `${i + 1} 0 obj\n${object}\nendobj\n`
		return `${String(place).padStart(10, '0')} 00000 n \n`
	})
	const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
	const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
	return Buffer.from(`${text}${table}${end}`, 'latin1')
}
