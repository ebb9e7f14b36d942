import type { Catalogue } from '../catalogue.ts'
import type { FitVerdict } from '../check/fit/fit-verdicts.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Result } from '../result.ts'
import type { Room } from '../room/room-of.ts'
import type { Design } from '../run/design.ts'
import type { FurnitureType } from './furniture-types.ts'
import type { Configuration } from './schemas.ts'
import type { Settled } from './settled.ts'

/** `design`: the completed decisions of a kind that stands on modules; null for the others. */
export type Solution = {
	design: Design | null
	colors: Design['colors']
	result: Result<Furniture>
}

export type KindRow<C extends Configuration> = {
	build: (configuration: C, catalogue: Catalogue) => Solution
	edit: (before: C, wanted: C, catalogue: Catalogue) => Settled<C>
	/** Where it stands, as a picture needs it. */
	roomOf: (configuration: C) => Room
	/** What a list says of it, mm; absent where it has no size of its own. */
	sizeOf?: (configuration: C) => { width: number; height: number }
	/** Absent where it stands against no wall. */
	fit?: (configuration: C, catalogue: Catalogue) => FitVerdict[]
}

/** A row reads configurations of its own type only, which the compiler cannot follow through a table. */
export type KindRows = Partial<Record<FurnitureType, unknown>>
