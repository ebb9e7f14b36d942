import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { totpAt } from '../../../testing/totp-at.ts'
import { newTotpSecret, stepAt, stepOfCode, totpAddress } from './totp.ts'

const base32Of = (text: string) => Secret.fromUTF8(text).base32
const rfcSecret = base32Of('12345678901234567890')

test('secrets are spelt as RFC 4648 spells them', () => {
	expect(base32Of('foobar')).toBe('MZXW6YTBOI')
	expect(base32Of('foob')).toBe('MZXW6YQ')
	expect(rfcSecret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
	expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
	expect(newTotpSecret()).not.toBe(newTotpSecret())
})

// RFC 6238, appendix B, the rows of SHA-1.
test.each([
	[59, '94287082'],
	[1111111109, '07081804'],
	[1111111111, '14050471'],
	[1234567890, '89005924'],
	[2000000000, '69279037'],
	[20000000000, '65353130'],
])('at second %i the code is %s', (second, code) => {
	expect(totpAt(rfcSecret, stepAt(new Date(second * 1000)), 8)).toBe(code)
})

test('a code counts in its own half minute and those beside it, no longer', () => {
	const now = new Date('2026-11-21T11:00:10Z')
	const step = stepAt(now)
	const accepted = [-2, -1, 0, 1, 2].map((by) =>
		stepOfCode(rfcSecret, totpAt(rfcSecret, step + by), now),
	)
	expect(accepted).toEqual([null, step - 1, step, step + 1, null])
	expect(stepOfCode(rfcSecret, ` ${totpAt(rfcSecret, step).replace(/(...)/, '$1 ')}`, now)).toBe(
		step,
	)
	for (const wrong of ['', '12345', '1234567', 'abcdef'])
		expect(stepOfCode(rfcSecret, wrong, now)).toBeNull()
})

test('the address names the shop and the account', () => {
	const address = new URL(totpAddress(rfcSecret, 'Meubles Dupont', 'paul@dupont.example'))
	const [issuer, account] = address.pathname.slice(1).split(':').map(decodeURIComponent)
	expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
	expect({ issuer, account }).toEqual({ issuer: 'Meubles Dupont', account: 'paul@dupont.example' })
	expect(Object.fromEntries(address.searchParams)).toEqual({
		issuer: 'Meubles Dupont',
		secret: rfcSecret,
		algorithm: 'SHA1',
		digits: '6',
		period: '30',
	})
})
