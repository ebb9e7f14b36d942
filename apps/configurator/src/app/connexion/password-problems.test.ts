import { expect, test } from 'vitest'
import { passwordProblemsOf } from './password-problems.ts'

test('both are asked for', () => {
	expect(passwordProblemsOf({ password: '', confirmation: '' })).toEqual({
		password: 'required',
		confirmation: 'required',
	})
})

test.each(['Rabot-2027', `Aa1${'x'.repeat(61)}`])('%s may be sent', (password) => {
	expect(passwordProblemsOf({ password, confirmation: password })).toEqual({})
})

test.each(['Rabot-202', `Aa1${'x'.repeat(62)}`, 'rabot-2027', 'RABOT-2027', 'Rabot-noord'])(
	'%s breaks the rule',
	(password) => {
		expect(passwordProblemsOf({ password, confirmation: password })).toEqual({ password: 'rule' })
	},
)

test('the second time must be as the first', () => {
	expect(passwordProblemsOf({ password: 'Rabot-2027', confirmation: 'Rabot-2028' })).toEqual({
		confirmation: 'same',
	})
})
