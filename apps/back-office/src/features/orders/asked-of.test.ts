import { expect, test } from 'vitest'
import { askedOf, motiveProblem } from './asked-of.ts'

test('a refused offer is asked a motive, which may stay empty', () => {
	expect(askedOf('refuseOffer', null)).toBe('motive')
	expect(motiveProblem('refuseOffer', ' ')).toBeNull()
})

test('what an action needs is asked, and a motive that it needs may not stay empty', () => {
	expect(askedOf('refuseOrder', 'motive')).toBe('motive')
	expect(motiveProblem('refuseOrder', ' ')).toBe('required')
	expect(askedOf('schedule', 'deliveryDate')).toBe('deliveryDate')
	expect(askedOf('acceptOffer', null)).toBeNull()
})
