import { expect, test } from 'vitest'
import { lastOfferDay } from './last-offer-day.ts'

test.each([
	['2026-11-27', '2027-11-27'],
	['2026-12-31', '2027-12-31'],
	['2028-02-29', '2029-02-28'],
])('on %s an offer may stand until %s', (today, last) => expect(lastOfferDay(today)).toBe(last))
