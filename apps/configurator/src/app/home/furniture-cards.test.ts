import { expect, test } from 'vitest'
import { otherKinds } from '../../steps/type/kind.ts'
import { built } from './furniture-cards.tsx'

test('a card is live for a dressing and for each kind that has steps, and its address asks for that kind', () => {
	const { dressing, ...others } = built
	expect(dressing).toEqual({})
	expect(Object.keys(others).toSorted()).toEqual(otherKinds.toSorted())
	for (const kind of otherKinds) expect(built[kind]).toEqual({ type: kind })
})
