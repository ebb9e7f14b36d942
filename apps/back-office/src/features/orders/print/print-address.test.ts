import { expect, test } from 'vitest'
import { mostOnPaper, readPrintSearch } from './print-address.ts'

test('the address names each order once, in its order, and nothing that is no reference', () => {
	const ids = '26-00030,26-00012,../x,26-00030,'
	expect(readPrintSearch({ ids })).toEqual({ ids: '26-00030,26-00012' })
	expect(readPrintSearch({})).toEqual({ ids: '' })
	expect(readPrintSearch({ ids: 12 })).toEqual({ ids: '' })
})

test('a paper has at most fifty orders', () => {
	const many = Array.from({ length: mostOnPaper + 5 }, (_, at) => `26-${at}`)
	const { ids } = readPrintSearch({ ids: many.join(',') })
	expect(ids.split(',')).toEqual(many.slice(0, 50))
})
