import { expect, test } from 'vitest'
import { inFrench, withFrenchSpaces } from './french-spaces.ts'
import { loadTexts, namespaces, resources, translatorOf } from './index.ts'

test.each([
	['posé ; tenu', 'posé\u202f; tenu'],
	['Prêt ?', 'Prêt\u202f?'],
	['Longueur : {{length}}', 'Longueur\u00a0: {{length}}'],
	['Longueur\u202f: 3', 'Longueur\u00a0: 3'],
	['« cher » {{count}} fois', '«\u00a0cher\u00a0» {{count}} fois'],
	['https://gabarit.be?a=1', 'https://gabarit.be?a=1'],
])('%s', (written, read) => expect(withFrenchSpaces(written)).toBe(read))

test('texts at any depth', () => {
	expect(inFrench({ a: { b: 'x ; y' }, c: 'z :' })).toEqual({
		a: { b: 'x\u202f; y' },
		c: 'z\u00a0:',
	})
})

const breaking = /[ \u202f](?=[:»])|«[ \u202f]|[ \u00a0](?=[;!?])/

test.each(namespaces)(
	'no line of %s breaks before a sign, for the server or the web',
	async (namespace) => {
		expect(JSON.stringify(resources.fr[namespace])).not.toMatch(breaking)
		expect(await loadTexts('fr', namespace)).toEqual(resources.fr[namespace])
	},
)

test('a translator answers with them', () => {
	expect(translatorOf('fr')('cli:usage')).not.toMatch(breaking)
	expect(translatorOf('fr')('issues:part_over_sheet')).not.toMatch(breaking)
})
