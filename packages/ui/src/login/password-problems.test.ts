import { expect, test } from 'vitest'
import { passwordProblemsOf } from './password-problems.ts'

const problemsOf = (password: string, confirmation = password) =>
	passwordProblemsOf({ password, confirmation }, (text) => text.length >= 10)

test('a new password and its repetition are required', () => {
	expect(problemsOf('')).toEqual({ password: 'required', confirmation: 'required' })
})

test('a password that follows the rule may be sent, another not', () => {
	expect(problemsOf('Rabot-2027')).toEqual({})
	expect(problemsOf('Rabot-202')).toEqual({ password: 'rule' })
})

test('the repeated password must equal the first', () => {
	expect(problemsOf('Rabot-2027', 'Rabot-2028')).toEqual({ confirmation: 'same' })
})
