import { expect, test } from 'vitest'
import { loginProblemOf } from './login-problems.ts'

test('a login requires e-mail and password', () => {
	expect(loginProblemOf('email', ' ')).toBe('missing')
	expect(loginProblemOf('password', '')).toBe('missing')
})

test.each(['an.peeters', 'an@', '@example.be', 'an peeters@example.be', 'an@example', 'a@b@c.be'])(
	'%s is not an e-mail address',
	(email) => {
		expect(loginProblemOf('email', email)).toBe('format')
	},
)

test('a login accepts spaces around the e-mail, and any password', () => {
	expect(loginProblemOf('email', ' an.peeters@example.be ')).toBeUndefined()
	expect(loginProblemOf('password', ' ')).toBeUndefined()
})
