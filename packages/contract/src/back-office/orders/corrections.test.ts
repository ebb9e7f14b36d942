import { expect, test } from 'vitest'
import { correctionFields } from '../values.ts'
import { correctionSchema } from './corrections.ts'

test('every field of a correction is among those that pages name, and no other', () => {
	expect([...correctionFields]).toEqual(Object.keys(correctionSchema.shape))
})
