import type { Catalogue, MaterialCategory } from '../catalogue.ts'
import type { Check as Judged } from '../check/check.ts'
import type { FitVerdict } from '../check/fit/fit-verdicts.ts'
import type { Furniture } from '../furniture/furniture.ts'
import type { Result } from '../result.ts'
import type { Room } from '../room/room-of.ts'
import type { Design } from '../run/design.ts'
import type { CheckCode } from './check-codes.ts'
import type { FurnitureType } from './furniture-types.ts'
import type { Option } from './option.ts'
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
}

/** A row reads configurations of its own type only, which the compiler cannot follow through a table. */
export type KindRows = Partial<Record<FurnitureType, unknown>>

export type Check = Judged<CheckCode>

export type Offers<C extends Configuration> = {
	checks: (furniture: Furniture, configuration: C, catalogue: Catalogue) => Check[]
	/** Absent where it stands against no wall. */
	fit?: (configuration: C, catalogue: Catalogue) => FitVerdict[]
	/** Whole designs to begin with. */
	compositions: readonly Composition<C>[]
	options: {
		color: (
			configuration: C,
			catalogue: Catalogue,
			place: 'interior' | 'exterior',
			category?: MaterialCategory,
		) => Option<C>[]
		/** Absent where the kind has no fronts. */
		door?: OptionsOf<C>
		handle?: OptionsOf<C>
		handleColor?: OptionsOf<C>
	}
}

type OptionsOf<C extends Configuration> = (configuration: C, catalogue: Catalogue) => Option<C>[]

export type Composition<C extends Configuration = Configuration> = {
	reference: string
	configuration: C
}
