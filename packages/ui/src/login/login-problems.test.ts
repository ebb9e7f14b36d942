import { expect, test } from 'vitest'
import { loginProblemOf } from './login-problems.ts'

test('both are asked for', () => {
	expect(loginProblemOf('email', ' ')).toBe('missing')
	expect(loginProblemOf('password', '')).toBe('missing')
})

test.each(['an.peeters', 'an@', '@example.be', 'an peeters@example.be', 'an@example', 'a@b@c.be'])(
	'%s is no e-mail',
	(email) => {
		expect(loginProblemOf('email', email)).toBe('format')
	},
)

test('an address with spaces around it may be sent, and any password', () => {
	expect(loginProblemOf('email', ' an.peeters@example.be ')).toBeUndefined()
	expect(loginProblemOf('password', ' ')).toBeUndefined()
})
