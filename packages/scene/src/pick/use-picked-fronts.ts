import type { Furniture, Room } from '@gabarit/engine'
import { useMemo } from 'react'
import { frontSharesOf } from '../front/front-shares.ts'
import type { Pickable, StageHit } from './stage-hit.ts'
import { usePicking } from './use-picking.ts'

type Given = {
	furniture: Furniture
	room: Room
	open: ReadonlySet<string>
	/** The front that the keyboard is on. */
	focused: string | null
	onTap: ((hit: StageHit) => void) | undefined
}

/** What is pointed at, and how far each front stands open with it. `picture` null: nothing is shown yet. */
export function usePickedFronts(
	picture: Omit<Pickable, 'shares'> | null,
	{ furniture, room, open, focused, onTap }: Given,
) {
	// What stands ajar is picked where it stands shut.
	const still = useMemo(
		() => frontSharesOf(furniture, room, { open, ajar: null }),
		[furniture, room, open],
	)
	const picking = usePicking(picture && { ...picture, shares: still }, onTap)
	const ajar = picking.ajar ?? focused
	const shares = useMemo(
		() => (ajar === null ? still : frontSharesOf(furniture, room, { open, ajar })),
		[furniture, room, open, ajar, still],
	)
	return { picking, shares }
}
