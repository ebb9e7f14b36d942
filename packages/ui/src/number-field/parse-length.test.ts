import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { parseAngle, parseLength } from './parse-length.ts'

test.each([
	['2390', 2390],
	['2 390', 2390],
	['2\u202f390', 2390],
	['2390mm', 2390],
	['2390 MM', 2390],
	['2,39 m', 2390],
	['2.39m', 2390],
	['239 cm', 2390],
	['23,9 dm', 2390],
	['2m39', 2390],
	['2m4', 2400],
	['2m395', 2395],
	['2390,4', 2390],
	['2390.5', 2391],
	['1,450', 1450],
	['1.450', 1450],
	['12.000', 12000],
	['0', 0],
	['-5', -5],
	['\u22125', -5],
	['0,029 m', 29],
	['4,35 m', 4350],
])('%s is %i mm', (text, value) => {
	expect(parseLength(text)?.value).toBe(value)
})

test.each(['', 'abc', '2,3,9', '12 km', '2 m 39 cm 4', '1e3', '--2', 'm', ',', '2390 €'])(
	'%j is not a length',
	(text) => {
		expect(parseLength(text)).toBeUndefined()
	},
)

test('a length is marked as converted where it was not typed in whole millimetres', () => {
	expect(parseLength('2390')?.converted).toBe(false)
	expect(parseLength('2 390 mm')?.converted).toBe(false)
	expect(parseLength('2,39 m')?.converted).toBe(true)
	expect(parseLength('2390,4')?.converted).toBe(true)
})

test('whole millimetres are read back from every way of writing them', () => {
	assert(
		property(integer({ min: 0, max: 99999 }), (mm) => {
			expect(parseLength(String(mm))?.value).toBe(mm)
			expect(parseLength(`${mm / 10} cm`)?.value).toBe(mm)
			expect(parseLength(`${String(mm / 1000).replace('.', ',')} m`)?.value).toBe(mm)
			const rest = String(mm % 1000).padStart(3, '0')
			expect(parseLength(`${Math.floor(mm / 1000)}m${rest}`)?.value).toBe(mm)
		}),
	)
})

test('angles keep a tenth of a degree', () => {
	expect(parseAngle('40')?.value).toBe(40)
	expect(parseAngle('40,0°')?.value).toBe(40)
	expect(parseAngle('39,96')?.value).toBe(40)
	expect(parseAngle('4O')).toBeUndefined()
})
