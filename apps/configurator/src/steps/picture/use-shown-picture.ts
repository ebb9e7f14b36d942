import { roomOf } from '@gabarit/engine'
import type { StagePose, StillSubject } from '@gabarit/scene'
import { useMemo } from 'react'
import { useDesign } from '../../session/design-context.tsx'
import { useView } from '../../session/view-store.ts'
import { isPersonShown } from '../stage/solid/is-person-shown.ts'
import { useHand } from '../stage/solid/use-hand.ts'
import { useOpenings } from '../stage/solid/use-openings.ts'
import { usePose } from '../stage/solid/use-pose.ts'
import type { StepName } from '../step.ts'
import type { StageParts } from '../type/stage-parts.ts'

type Seen = { step: StepName; parts: StageParts; inside: boolean; compact: boolean }

/** What the stage shows of the design, from where, with which fronts open; null: nothing yet. */
export function useShownPicture(seen: Seen): (StillSubject & { view: StagePose }) | null {
	const { step, parts, inside, compact } = seen
	const { shown, solved, catalogue } = useDesign()
	const { belongings, person } = useView()
	const view = usePose(step, parts, inside && parts.fronts === 'vanish')
	const hand = useHand(view)
	const { opened } = useOpenings(step)
	const withPerson = isPersonShown(person, {
		step,
		furniture: shown?.furniture ?? null,
		isSmall: compact,
	})
	const things = useMemo(
		() => (withPerson ? parts.things : parts.things.filter(({ kind }) => kind !== 'person')),
		[parts, withPerson],
	)
	const configuration = shown?.configuration
	const { walls } = parts
	const room = useMemo(() => {
		if (configuration === undefined) return null
		const own = roomOf(configuration)
		return walls === null ? own : { ...own, height: walls }
	}, [configuration, walls])
	if (shown === null || room === null) return null
	const { furniture } = shown
	return {
		furniture,
		room,
		catalogue,
		view,
		...(hand && { hand }),
		doorsOpen: opened,
		showLeaves: parts.fronts === 'open' || !inside,
		showRoom: solved.design !== null || furniture.grid !== undefined,
		showContents: belongings,
		things,
	}
}
