import { expect, test } from 'vitest'
import { hasWords, marked, wordsIn } from './marks.ts'

const shown = (text: string, search: string) =>
	marked(text, wordsIn(search))
		.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
		.join('')

test('the beginnings of words are marked, whatever their accents and capitals', () => {
	expect(shown('26-00417 Lefèvre Élodie', 'LEFE elo')).toBe('26-00417 [Lefè]vre [Élo]die')
	expect(shown('t.lambert@example.be', 'lamb')).toBe('t.[lamb]ert@example.be')
	expect(shown('Delambre', 'lamb')).toBe('Delambre')
	expect(shown('A+B (c)', '(c +b')).toBe('A+B [(c])')
	expect(shown('Lambert', '')).toBe('Lambert')
})

test('a page is found by the beginning of each of its words', () => {
	expect(hasWords('Tableau de bord', wordsIn('bord tab'))).toBe(true)
	expect(hasWords('Réglages', wordsIn('reg'))).toBe(true)
	expect(hasWords('Réglages', wordsIn('lages'))).toBe(false)
})
