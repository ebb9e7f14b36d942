// No floats: plain integers while a product stays below 2^53, BigInt where it may not, and decimals as text ("1.054")
// read into one scaled BigInt.

/** `numerator` over `denominator`, half up; not for negative numbers, both integers below 2^52. */
export function divideHalfUp(numerator: number, denominator: number): number {
	const rest = numerator % denominator
	return (numerator - rest) / denominator + (2 * rest >= denominator ? 1 : 0)
}

/** For products that may pass 2^53. */
export function divideHalfUpLarge(numerator: bigint, denominator: bigint): number {
	return Number((2n * numerator + denominator) / (2n * denominator))
}

/** A price per point x a rating x a coefficient have at most four decimals each. */
const DECIMALS = 12
const ONE = 10n ** BigInt(DECIMALS)

/** "0.62" as a whole number of 10^-12. */
export function scaledOf(decimal: string): bigint {
	const [whole = '0', fraction = ''] = decimal.split('.')
	return BigInt(whole) * ONE + BigInt(fraction.padEnd(DECIMALS, '0').slice(0, DECIMALS))
}

/** Exact: "0.62" x "1.70" = "1.054". */
export function multiplyDecimals(...decimals: string[]): string {
	const product = decimals.reduce((total, decimal) => (total * scaledOf(decimal)) / ONE, ONE)
	const digits = product.toString().padStart(DECIMALS + 1, '0')
	const fraction = digits.slice(-DECIMALS).replace(/0+$/, '')
	const whole = digits.slice(0, -DECIMALS)
	return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Cents of so many points at a factor in EUR per point, rounded half up once. */
export function centsOf(points: number, scaledFactor: bigint): number {
	return divideHalfUpLarge(BigInt(points) * 100n * scaledFactor, ONE)
}

/** Percentages have at most two decimals. */
export function percentOf(amount: number, percentage: number): number {
	return divideHalfUp(amount * Math.round(percentage * 100), 10_000)
}
