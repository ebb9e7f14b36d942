// 26-00417: one series for all shops and years.

const digits = 5
const perLetter = 10 ** digits
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXY'

/** After 99,999 a letter leads, so that text order stays number order: 27-A00000. */
export function referenceOf(year: number, number: number): string {
	const block = Math.floor(number / perLetter)
	return `${twoDigits(year)}-${leadOf(block)}${String(number % perLetter).padStart(digits, '0')}`
}

function twoDigits(year: number): string {
	return String(year % 100).padStart(2, '0')
}

/** None, A to Y, then ZA to ZY, …: each sorts after the one before, whatever its digits. */
function leadOf(block: number): string {
	if (block === 0) return ''
	const place = block - 1
	return 'Z'.repeat(Math.floor(place / letters.length)) + letters.charAt(place % letters.length)
}
