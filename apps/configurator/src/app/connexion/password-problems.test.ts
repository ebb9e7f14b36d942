import { expect, test } from 'vitest'
import { passwordProblemsOf } from './password-problems.ts'

test('a new password and its repetition are required', () => {
	expect(passwordProblemsOf({ password: '', confirmation: '' })).toEqual({
		password: 'required',
		confirmation: 'required',
	})
})

test.each(['Rabot-2027', `Aa1${'x'.repeat(61)}`])('the password %s may be sent', (password) => {
	expect(passwordProblemsOf({ password, confirmation: password })).toEqual({})
})

test.each(['Rabot-202', `Aa1${'x'.repeat(62)}`, 'rabot-2027', 'RABOT-2027', 'Rabot-noord'])(
	'the password %s breaks the rule',
	(password) => {
		expect(passwordProblemsOf({ password, confirmation: password })).toEqual({ password: 'rule' })
	},
)

test('the repeated password must equal the first', () => {
	expect(passwordProblemsOf({ password: 'Rabot-2027', confirmation: 'Rabot-2028' })).toEqual({
		confirmation: 'same',
	})
})
