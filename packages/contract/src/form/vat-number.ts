export function isVatNumber(text: string, country: 'BE' | 'FR'): boolean {
	const plain = text.replaceAll(/[\s.-]/gu, '').toUpperCase()
	const letters = /^(?:BE|FR)/u.exec(plain)?.[0]
	const digits = letters === undefined ? plain : plain.slice(2)
	if ((letters ?? country) === 'BE') {
		if (!/^[01]\d{9}$/u.test(digits)) return false
		return 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
	}
	if (!/^\d{11}$/u.test(digits)) return false
	const siren = digits.slice(2)
	return (12 + 3 * (Number(siren) % 97)) % 97 === Number(digits.slice(0, 2)) && luhn(siren)
}

function luhn(digits: string): boolean {
	const sum = digits
		.split('')
		.toReversed()
		.reduce((total, digit, i) => {
			const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
			return total + (value > 9 ? value - 9 : value)
		}, 0)
	return sum % 10 === 0
}
