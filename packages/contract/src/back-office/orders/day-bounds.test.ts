import { expect, test } from 'vitest'
import { lastOfferDay, lastPlannedDay } from './last-days.ts'

test.each([
	['2026-11-27', '2027-11-27', '2028-11-27'],
	['2026-12-31', '2027-12-31', '2028-12-31'],
	['2028-02-29', '2029-02-28', '2030-02-28'],
])('on %s an offer may stand until %s, a delivery be planned until %s', (today, offer, planned) => {
	expect(lastOfferDay(today)).toBe(offer)
	expect(lastPlannedDay(today)).toBe(planned)
})
