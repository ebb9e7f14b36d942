import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test('a file is named by the letters and digits of its words', () => {
	expect(fileNameOf(['Meubles Dupont & fils', 'plan', 'AB12 CD34'], 'pdf')).toBe(
		'Meubles-Dupont-fils-plan-AB12-CD34.pdf',
	)
	expect(fileNameOf(['L’Atelier Béné/Ça', 'plan', ''], 'pdf')).toBe('L-Atelier-Bene-Ca-plan.pdf')
})
