import { expect, test } from 'vitest'
import { firstPaymentDay, lastOfferDay, lastPlannedDay } from './day-bounds.ts'

test.each([
	['2026-11-27', '2021-11-27', '2027-11-27', '2028-11-27'],
	['2026-12-31', '2021-12-31', '2027-12-31', '2028-12-31'],
	['2028-02-29', '2023-02-28', '2029-02-28', '2030-02-28'],
])(
	'on %s a payment came on %s at the earliest, an offer may stand until %s, a delivery be planned until %s',
	(today, paid, offer, planned) => {
		expect(firstPaymentDay(today)).toBe(paid)
		expect(lastOfferDay(today)).toBe(offer)
		expect(lastPlannedDay(today)).toBe(planned)
	},
)
