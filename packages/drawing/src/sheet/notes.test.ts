// What the plan's notes tell of a blind corner module: its loose shelves go in first.
import { expect, test } from 'vitest'
import type { Text } from '../drawing.ts'
import { plain } from '../testing/plain.ts'
import { type PlanCase, planOf } from '../testing/sample-plan.ts'
import { notesShapes } from './notes.ts'

/** Wide enough for one line a note. */
const WIDTH = 1000
const notesOf = (name: PlanCase, language: 'fr' | 'nl' | 'en') =>
	notesShapes(planOf(name, language), WIDTH)
		.shapes.filter((shape): shape is Text => shape.kind === 'text')
		.map(({ text }) => plain(text))
const about = (words: RegExp, name: PlanCase, language: 'fr' | 'nl' | 'en') =>
	notesOf(name, language).filter((note) => words.test(note))

test('the blind module with loose shelves is named with its wall, in three languages', () => {
	// The main run passes to the left: its first module is the blind one.
	expect(about(/d’angle/, 'lLeft', 'fr')).toEqual([
		'M1, mur du fond : posez les tablettes de ce module d’angle avant le module voisin et les fileurs d’angle ; ensuite, elles n’entrent ni ne sortent plus.',
	])
	expect(about(/hoekmodule/, 'lLeft', 'nl')).toEqual([
		'M1, achterwand: leg de legplanken van deze hoekmodule vóór de module ernaast en de hoekpaslatten; daarna kunnen ze er niet meer in of uit.',
	])
	expect(about(/corner module/, 'lLeft', 'en')).toEqual([
		'M1, back wall: put the shelves of this corner module in before the module beside it and the corner strips; afterwards they go neither in nor out.',
	])
})

test('each blind module has its own note', () => {
	const notes = about(/corner module/, 'u', 'en')
	expect(notes.map((note) => note.split(':')[0])).toEqual(['M1, left wall', 'M1, right wall'])
})

test('without a blind module there is no note', () => {
	expect(about(/corner module/, 'g1', 'en')).toEqual([])
	expect(about(/corner module/, 'slope', 'en')).toEqual([])
})
