import { expect, test } from 'vitest'
import { isPassword } from './password.ts'
import { passwordRefusalOf } from './password-calls.ts'

test.each(['Rabot-2027', `Aa1${'x'.repeat(61)}`])('the password %s may be sent', (password) => {
	expect(isPassword(password)).toBe(true)
})

test.each(['Rabot-202', `Aa1${'x'.repeat(62)}`, 'rabot-2027', 'RABOT-2027', 'Rabot-noord'])(
	'the password %s breaks the rule',
	(password) => {
		expect(isPassword(password)).toBe(false)
	},
)

test('a server that does not answer is none of what was typed', () => {
	expect(passwordRefusalOf(new TypeError('Failed to fetch'))).toBe('closed')
})
