import { type CutListLine, cutListOf } from '@gabarit/engine'
import { expect, test } from 'vitest'
import { type PanelCase, panelPlanOf } from '../testing/panel-plans.ts'
import { boreWords, radiusWords } from './shape-words.ts'

function lineOf(name: PanelCase, index: number): CutListLine {
	const { furniture, catalogue } = panelPlanOf(name)
	const line = cutListOf(furniture, catalogue)[index]
	if (!line) throw new Error(`${name} has no line ${index}`)
	return line
}

test('bores at equal steps are a row in the words of a cut list', () => {
	expect(boreWords(lineOf('p2', 0), String)).toBe('5×Ø35×13:80/22.5–2287/22.5')
	expect(boreWords(lineOf('p2', 1), String)).toBe('60×Ø5×12:96/37–1984/37 60×Ø5×12:96/485–1984/485')
	expect(boreWords(lineOf('p1', 0), String)).toBe('')
})

test('a single bore is given by its centre', () => {
	// the wall's panels of 848 and of 847 stand first
	expect(boreWords(lineOf('p3', 2), String)).toBe('Ø80×28:800/620')
})

test('radii that are alike are given once, others by their corner', () => {
	expect(radiusWords(lineOf('p3', 2), String)).toBe('R50')
	expect(radiusWords(lineOf('chamfer', 0), String)).toBe('0/0:R30 900/0:R80')
	expect(radiusWords(lineOf('p1', 0), String)).toBe('')
})
