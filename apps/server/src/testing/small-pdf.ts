/** A page with nothing on it, in a PDF that opens; the words stand in a comment. */
export function smallPdf(words: string): string {
	const objects = [
		'<< /Type /Catalog /Pages 2 0 R >>',
		'<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
		'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
	]
	let text = `%PDF-1.7\n% ${words}\n`
	const offsets = objects.map((object, i) => {
		const at = text.length
		text += `${i + 1} 0 obj\n${object}\nendobj\n`
		return `${String(at).padStart(10, '0')} 00000 n \n`
	})
	const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`
	return `${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
