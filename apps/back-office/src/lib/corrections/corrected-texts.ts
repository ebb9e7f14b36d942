// Reads what the audit keeps of services and discounts: `carryIn 2, fitting`, `7.5 %, reason`, `119.50, reason`.

export type AuditedService = { code: 'fitting' } | { code: 'carryIn'; floors: number }

export function servicesIn(text: string): AuditedService[] {
	return text.split(', ').flatMap((part): AuditedService[] => {
		const [code, floors] = part.split(' ')
		if (code === 'fitting') return [{ code }]
		return code === 'carryIn' ? [{ code, floors: Number(floors) }] : []
	})
}

type AuditedDiscount = { reason: string } & (
	| { percentage: number; amount?: undefined }
	| { amount: number; percentage?: undefined }
)

/** Cents, or per cent; null where it is kept another way, as after an erasure. */
export function discountIn(text: string): AuditedDiscount | null {
	const found = /^(\d+(?:\.\d+)?)( %)?, (.*)$/su.exec(text)
	if (!found) return null
	const [, number, percent, reason = ''] = found
	return percent === undefined
		? { amount: Math.round(Number(number) * 100), reason }
		: { percentage: Number(number), reason }
}
