import {
	type Bay,
	type BayChoice,
	type Configuration,
	type Shelf,
	shelvesOf,
	withBay,
	withoutShelf,
	withShelfAdded,
	withShelfMoved,
} from '@gabarit/engine'
import { useDressingDesign } from '../../session/design-context.tsx'
import type { SelectedBay } from './use-selected-bay.ts'

/** The shelves of a bay, and the design with one of them elsewhere: typed in the panel or moved by the hand. */
export type Shelves = {
	made: Bay
	/** From the floor up. */
	all: Shelf[]
	moved: (shelf: Shelf, height: number) => Configuration
	without: (shelf: Shelf) => Configuration
	/** null where there is no room for one. */
	more: Configuration | null
}

/** null while the furniture cannot be made. */
export function useShelves(at: SelectedBay): Shelves | null {
	const { solved, catalogue } = useDressingDesign()
	const run = solved.furniture?.runs.find(({ side }) => side === at.run)
	const made = run?.modules[at.module]?.bays[at.bay]
	if (made === undefined) return null
	const { choice } = at
	const wanted = (own: BayChoice) => withBay(solved.configuration, catalogue, at, () => own)
	const more = withShelfAdded(choice, made)
	return {
		made,
		all: shelvesOf(choice, made),
		moved: (shelf, height) => wanted(withShelfMoved(choice, made, { ...shelf, height })),
		without: (shelf) => wanted(withoutShelf(choice, made, shelf)),
		more: more === null ? null : wanted(more),
	}
}
