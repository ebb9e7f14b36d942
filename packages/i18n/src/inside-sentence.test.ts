import { expect, test } from 'vitest'
import { insideSentence } from './index.ts'

test.each([
	['Chêne naturel', 'chêne naturel'],
	['Érable', 'érable'],
	['RAL 6021 Vert pâle', 'RAL 6021 Vert pâle'],
	['Chêne Halifax synchronisé', 'chêne Halifax synchronisé'],
	['', ''],
])('%s inside a sentence is %s', (name, inside) => expect(insideSentence(name)).toBe(inside))
