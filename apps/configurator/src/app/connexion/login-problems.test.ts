import { expect, test } from 'vitest'
import { problemsOf } from './login-problems.ts'

test('both are asked for', () => {
	expect(problemsOf({ email: ' ', password: '' })).toEqual({
		email: 'required',
		password: 'required',
	})
})

test.each(['an.peeters', 'an@', '@example.be', 'an peeters@example.be', 'an@example', 'a@b@c.be'])(
	'%s is no e-mail',
	(email) => {
		expect(problemsOf({ email, password: 'x' })).toEqual({ email: 'email' })
	},
)

test('an address with spaces around it may be sent', () => {
	expect(problemsOf({ email: ' an.peeters@example.be ', password: 'x' })).toEqual({})
})
