import { expect, test } from 'vitest'
import { canonical } from './hash.ts'

test('two spellings of one body are one, and absent fields are none', () => {
	const spelled = canonical({ b: [{ y: 1, x: null }], a: undefined, é: 'œ', A: 0.1 })
	expect(spelled).toBe('{"A":0.1,"b":[{"x":null,"y":1}],"é":"œ"}')
	expect(canonical({ A: 0.1, é: 'œ', b: [{ x: null, y: 1 }] })).toBe(spelled)
	expect(canonical([undefined, Number.NaN, new Date(0)])).toBe(
		'[null,null,"1970-01-01T00:00:00.000Z"]',
	)
})
