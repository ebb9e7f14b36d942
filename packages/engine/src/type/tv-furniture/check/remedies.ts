// Changes of a stored piece of TV furniture that may mend it; each is tried before it is offered.
import type { Remedy } from '../../../issue.ts'
import { type TvDesign, usualModules } from '../defaults.ts'
import { LOW_MODULES_MAX, LOW_WIDTH, legHeights, tvFurnitureBounds } from '../limits.ts'
import { type TvFurnitureConfiguration, type TvModule } from '../schema.ts'

export type Subject = { configuration: TvFurnitureConfiguration; tv: TvDesign }

export const plinthBase: Remedy = { base: { kind: 'Plinth', height: 60 } }

export function noTall({ tv }: Subject): Remedy[] {
	const { left, right } = tv.tall
	if (!left && !right) return []
	return [{ tall: { ...(left && { left: null }), ...(right && { right: null }) } }]
}

/** Longer by `by` mm, where no two walls say how long it is. */
export function longer({ configuration, tv }: Subject, by: number): Remedy[] {
	const width = tv.length + by
	const isFree = configuration.walls !== 'Both' && width <= tvFurnitureBounds.width.max
	return isFree ? [{ room: { width } }] : []
}

/** The overall height that gives the low carcasses `carcass` mm. */
export function carcassHeight({ tv }: Subject, carcass: number): Remedy[] {
	const height = carcass + tv.tablet + tv.lift
	const { min, max } = tvFurnitureBounds.height
	return height >= min && height <= max ? [{ height }] : []
}

/** Less between the floor and the carcasses. */
export function lowerBases({ tv: { base, lift } }: Subject): Remedy[] {
	const legs = legHeights.filter((height) => height < lift).toReversed()
	if (base.kind === 'Legs') return legs.map((height) => ({ base: { height } }))
	return base.kind === 'Wall' ? legs.map((height) => ({ base: { height } })) : []
}

/** As written; the usual ones where nothing was chosen. */
export function writtenModules({ configuration, tv }: Subject): TvModule[] {
	return configuration.modules ?? usualModules(tv.low.length)
}

/** `undefined` takes a choice away. */
type Change = { [K in keyof TvModule]?: TvModule[K] | undefined }

export function moduleChanged(subject: Subject, index: number, change: Change): Remedy {
	return {
		modules: writtenModules(subject).map((module, i) =>
			i === index ? changed(module, change) : module,
		),
	}
}

function changed(module: TvModule, change: Change): object {
	const fields = Object.entries({ ...module, ...change })
	return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

/** One more of the last, or one less that takes no devices, until all have a width that can be made. */
export function otherCounts(subject: Subject): Remedy[] {
	const modules = writtenModules(subject)
	const { length } = subject.tv.low
	const most = Math.min(LOW_MODULES_MAX, Math.floor(length / LOW_WIDTH.min))
	const least = Math.ceil(length / LOW_WIDTH.max)
	const count = Math.min(most, Math.max(least, modules.length))
	return count < 1 || count < least ? [] : [{ modules: resized(modules, count) }]
}

export function resized(modules: readonly TvModule[], count: number): TvModule[] {
	const last = modules.at(-1) ?? { front: 'None' }
	const more = Array.from({ length: Math.max(0, count - modules.length) }, () => last)
	const kept = [...modules, ...more]
	while (kept.length > count) {
		const plain = kept.findLastIndex(({ media }) => !media)
		kept.splice(plain < 0 ? kept.length - 1 : plain, 1)
	}
	return kept
}
