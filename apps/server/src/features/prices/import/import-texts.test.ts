import { withFrenchSpaces } from '@gabarit/i18n'
import { expect, test } from 'vitest'
import { textsOf } from './import-texts.ts'
import type { ImportRow } from './imports-table.ts'

const inHead = { row: 1, cell: 'D1', cells: ['prix'] }
const problems = [
	{ code: 'column_missing' as const, ...inHead, column: 'points', found: 'points' },
	{ code: 'column_unknown' as const, ...inHead, column: 'prix', found: 'prix' },
	{ code: 'cell_wrong' as const, row: 2, cell: 'D2', cells: ['x'], column: 'points', found: 'x' },
]
const row = {
	kind: 'doors',
	state: 'faulty',
	report: { refusal: null, problems },
} as unknown as ImportRow

test('a column is quoted as its file writes it; a fault of the head names it once', () => {
	expect(textsOf(row, 'fr').problems).toEqual([
		withFrenchSpaces('Ligne 1 : la colonne « points » manque.'),
		withFrenchSpaces('Ligne 1 : la colonne « prix » n’existe pas dans le modèle.'),
		withFrenchSpaces('Ligne 2, colonne « points » : « x » n’est pas admis ici.'),
	])
	expect(textsOf(row, 'nl').problems[2]).toBe('Rij 2, kolom “points”: “x” kan hier niet.')
	expect(textsOf(row, 'en').problems[2]).toBe('Row 2, column “points”: “x” is not allowed here.')
})
