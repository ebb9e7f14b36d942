import { expect, test } from 'vitest'
import { emailSchema } from '../person.ts'
import { isEmail } from './email.ts'

const long = `${'a'.repeat(250)}@ex.be`

test.each([
	['marie.dupont@example.be', true],
	["o'brien+desk@sub.example.co.uk", true],
	['marie@example', false],
	['marie dupont@example.be', false],
	['marie.@example.be', false],
	['', false],
	[long, false],
])('a form and the server agree whether %s is an address', (text, is) => {
	expect(isEmail(text)).toBe(is)
	expect(emailSchema.safeParse(text).success).toBe(is)
})
