// Choices in a run that a breast or a recess parts into zones: each zone has its own modules and depth, so what fits
// is found by building it. A run of one zone is asked of the engine directly.
import {
	type BayPosition,
	buildFurniture,
	type Catalogue,
	type Configuration,
	completeConfiguration,
	type Furniture,
	type Issue,
	type ModuleChoice,
	type ModuleCountOption,
	moduleCountOptions,
	type Option,
	type RunSide,
	templateOptions,
	withBay,
	writtenRuns,
} from '@gabarit/engine'

export type ZonePlace = { run: RunSide; zone: number }
export type CountOption = Option & { count: number }

const mostModules = 12
const widths = { Simple: [250, 1000], Double: [600, 1200] } as const
const leafMost = 600
type Kind = keyof typeof widths
type StoredRuns = NonNullable<Configuration['runs']>

/** How many zones of modules a run has. */
export function zoneCount(
	configuration: Configuration,
	catalogue: Catalogue,
	side: RunSide,
): number {
	const { runs } = completeConfiguration(configuration, catalogue)
	return runs.find((run) => run.side === side)?.zones.length ?? 0
}

/** The 32 templates for one bay, each with why it cannot stand there. */
export function bayOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	place: BayPosition,
): Option[] {
	const options = templateOptions(configuration, catalogue, place)
	if (zoneCount(configuration, catalogue, place.run) < 2) return options
	return options.map(({ reference }) => {
		const changed = withBay(configuration, catalogue, place, (bay) => ({
			template: reference,
			...(bay.led === undefined ? {} : { led: bay.led }),
		}))
		const built = buildFurniture(changed, catalogue)
		const reason = built.ok ? undefined : built.issues.find((issue) => isOf(issue, place))
		return reason === undefined
			? { reference, available: true, configuration: changed }
			: { reference, available: false, reason, configuration: changed }
	})
}

function isOf(issue: Issue, { run, module, bay }: BayPosition): boolean {
	const own = issue.run === run && issue.module === module && (issue.bay ?? bay) === bay
	return own && issue.severity === 'error'
}

/** Module counts of one zone; of the whole run where it has only one. */
export function countOptions(
	configuration: Configuration,
	catalogue: Catalogue,
	place: ZonePlace & { width: number },
): (CountOption | ModuleCountOption)[] {
	const { run, zone, width } = place
	if (zoneCount(configuration, catalogue, run) < 2) {
		return moduleCountOptions(configuration, catalogue, run)
	}
	const written = writtenRuns(configuration, catalogue)
	return Array.from({ length: mostModules }, (_, i): CountOption => {
		const count = i + 1
		const kinds = kindsFor(width, count)
		const reference = String(count)
		if (kinds === null) return { reference, available: false, configuration, count }
		const changed = withKinds(configuration, written, { run, zone }, kinds)
		const made = changed.find((candidate) => buildFurniture(candidate, catalogue).ok)
		const chosen = made ?? changed[0] ?? configuration
		return { reference, available: made !== undefined, configuration: chosen, count }
	})
}

/** The zone with other modules: first with the interiors it has, then with new ones. */
function withKinds(
	configuration: Configuration,
	written: StoredRuns,
	{ run, zone }: ZonePlace,
	kinds: readonly Kind[],
): Configuration[] {
	const old = written.find(({ side }) => side === run)?.zones[zone]?.modules ?? []
	const kept = kinds.map((kind, i): ModuleChoice => {
		const module = old[i]
		return module?.kind === kind ? module : { kind }
	})
	const bare = kinds.map((kind): ModuleChoice => ({ kind }))
	return [kept, bare].map((modules) => ({
		...configuration,
		runs: written.map((one) =>
			one.side === run
				? { ...one, zones: one.zones.map((z, i) => (i === zone ? { modules } : z)) }
				: one,
		),
	}))
}

/** Leaves nearest to, and not over, 600, as the engine mixes them (domain 3.1). */
function kindsFor(width: number, count: number): Kind[] | null {
	const mixes = Array.from({ length: count + 1 }, (_, doubles) =>
		Array.from({ length: count }, (__, i): Kind => (i < doubles ? 'Double' : 'Simple')),
	).filter((kinds) => fits(width, kinds))
	const away = (kinds: Kind[]) => {
		const leaf = width / unitsOf(kinds)
		return leaf > leafMost ? leaf : leafMost - leaf
	}
	return mixes.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

const unitsOf = (kinds: readonly Kind[]) =>
	kinds.reduce((sum, kind) => sum + (kind === 'Double' ? 2 : 1), 0)

function fits(width: number, kinds: readonly Kind[]): boolean {
	const unit = width / unitsOf(kinds)
	return kinds.every((kind) => {
		const own = kind === 'Double' ? 2 * unit : unit
		return Math.floor(own) >= widths[kind][0] && Math.ceil(own) <= widths[kind][1]
	})
}

/** Where each zone of a run begins and ends among its modules, and how wide it is as made. */
export function zonesOf(
	configuration: Configuration,
	catalogue: Catalogue,
	furniture: Furniture | null,
	side: RunSide,
): { first: number; count: number; width: number | null }[] {
	const { runs } = completeConfiguration(configuration, catalogue)
	const made = furniture?.runs.find((run) => run.side === side)
	let first = 0
	return (runs.find((run) => run.side === side)?.zones ?? []).map(({ modules }) => {
		const own = made?.modules.slice(first, first + modules.length)
		const width = own?.reduce((sum, module) => sum + module.width, 0) ?? null
		const zone = { first, count: modules.length, width }
		first += modules.length
		return zone
	})
}
