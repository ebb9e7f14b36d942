import { expect, test } from 'vitest'
import { namesAddress } from './names-address.ts'

test.each([
	['an@example.be', true],
	['De : <An@Example.be>', true],
	['{"email":"an@example.be"}', true],
	['mailto:an@example.be?subject=x', true],
	['écrivez à an@example.be.', true],
	['jan@example.be', false],
	['j.an@example.be', false],
	['marie-an@example.be', false],
	['an@example.bend', false],
	['an@example.be.org', false],
	['an@example.be-shop.eu', false],
	['jan@example.be, an@example.be', true],
	['', false],
])('whether %j names the address an@example.be: %s', (text, isNamed) => {
	expect(namesAddress(text, 'an@example.be')).toBe(isNamed)
})
