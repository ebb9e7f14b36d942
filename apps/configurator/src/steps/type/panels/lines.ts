// The lines of an order: panels of the list, and clad walls. Each edit gives the whole list back.
import {
	applyRemedy,
	buildFurniture,
	type Catalogue,
	type Cladding,
	type Color,
	type Issue,
	type PanelBore,
	type PanelLine,
	type PanelsConfiguration,
} from '@gabarit/engine'
import { groupIdOf, type LineList } from '../../frame/parts/line-groups.ts'

export type LineRef = { list: LineList; index: number }

/** As the panel shows them: the list, then the walls. */
export function refsOf({ panels = [], cladding = [] }: PanelsConfiguration): LineRef[] {
	return [
		...panels.map((_, index): LineRef => ({ list: 'panels', index })),
		...cladding.map((_, index): LineRef => ({ list: 'cladding', index })),
	]
}

export function idOf({ list, index }: LineRef): string {
	return groupIdOf(list, index)
}

/** Those of one line, whose fields are named `panels.3.edges`. */
export function issuesOf(issues: readonly Issue[], { list, index }: LineRef): Issue[] {
	return issues.filter(({ field }) => field?.startsWith(`${list}.${index}.`))
}

export function isOfLine({ field = '' }: Issue): boolean {
	return /^(?:panels|cladding)\.\d+\./u.test(field)
}

/** A field that becomes undefined goes. */
export function withPanel(
	configuration: PanelsConfiguration,
	at: number,
	change: { [Field in keyof PanelLine]?: PanelLine[Field] | undefined },
): PanelsConfiguration {
	const { panels = [] } = configuration
	return {
		...configuration,
		panels: panels.map((line, i) =>
			i === at ? (tidy({ ...line, ...change }) as PanelLine) : line,
		),
	}
}

export function withWall(
	configuration: PanelsConfiguration,
	at: number,
	change: { [Field in keyof Cladding]?: Cladding[Field] | undefined },
): PanelsConfiguration {
	const { cladding = [] } = configuration
	return {
		...configuration,
		cladding: cladding.map((wall, i) =>
			i === at ? (tidy({ ...wall, ...change }) as Cladding) : wall,
		),
	}
}

function tidy(line: object): object {
	return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined))
}

/** The copy stands right after. */
export function duplicated(configuration: PanelsConfiguration, ref: LineRef): PanelsConfiguration {
	return changed(configuration, ref.list, (lines) => {
		const line = lines[ref.index]
		return line === undefined ? [...lines] : lines.toSpliced(ref.index + 1, 0, line)
	})
}

/** A list that is empty goes; there must be another line. */
export function without(configuration: PanelsConfiguration, ref: LineRef): PanelsConfiguration {
	return changed(configuration, ref.list, (lines) => lines.toSpliced(ref.index, 1))
}

function changed(
	configuration: PanelsConfiguration,
	list: LineList,
	change: <T>(lines: readonly T[]) => T[],
): PanelsConfiguration {
	const { [list]: lines = [], ...rest } = configuration
	const next = change<PanelLine | Cladding>(lines)
	return next.length === 0 ? rest : { ...rest, [list]: next }
}

const usualPanel: PanelLine = { quantity: 1, length: 800, width: 250, thickness: 18 }
const usualWall: Cladding = { width: 2400, height: 2500, thickness: 18 }

/** A new line at the end of its list, as thick as the colour of the order allows. */
export function added(
	configuration: PanelsConfiguration,
	list: LineList,
	catalogue: Catalogue,
): PanelsConfiguration {
	const { [list]: lines = [] } = configuration
	const usual = list === 'panels' ? usualPanel : usualWall
	const longer = { ...configuration, [list]: [...lines, usual] }
	const ref = { list, index: lines.length }
	return mended(longer, ref, { catalogue }).configuration
}

/** The line by itself, once: what is judged of it is judged fast, however long the list is. */
export function alone(
	configuration: PanelsConfiguration,
	{ list, index }: LineRef,
): PanelsConfiguration {
	const { panels = [], cladding = [], ...rest } = configuration
	const [line] = panels.slice(index)
	const [wall] = cladding.slice(index)
	if (list === 'panels') return { ...rest, ...(line && { panels: [{ ...line, quantity: 1 }] }) }
	return { ...rest, ...(wall && { cladding: [wall] }) }
}

type Mended = {
	configuration: PanelsConfiguration
	/** Why something of the line had to give way, or cannot be made at all. */
	reasons: Issue[]
	isMade: boolean
}

const rounds = 12

/**
 * The list after an edit of one line, where what the edit makes impossible has given way as the remedies
 * of its issues say. What was at fault `before` stays as it is.
 */
export function mended(
	configuration: PanelsConfiguration,
	ref: LineRef,
	{ catalogue, before }: { catalogue: Catalogue; before?: PanelsConfiguration },
): Mended {
	const old = new Set((before ? errorsOf(alone(before, ref), catalogue) : []).map(faultOf))
	const reasons: Issue[] = []
	let current = alone(configuration, ref)
	for (let round = 0; round < rounds; round++) {
		const open = errorsOf(current, catalogue).filter((issue) => !old.has(faultOf(issue)))
		const [first] = open
		if (first === undefined) {
			return { configuration: replaced(configuration, ref, current), reasons, isMade: true }
		}
		reasons.push(first)
		if (first.remedy === undefined) break
		current = applyRemedy(current, first.remedy)
	}
	return { configuration, reasons, isMade: false }
}

function errorsOf(configuration: PanelsConfiguration, catalogue: Catalogue): Issue[] {
	const built = buildFurniture(configuration, catalogue)
	return built.ok ? [] : built.issues.filter(({ severity }) => severity === 'error')
}

function faultOf({ code, field }: Issue): string {
	return `${code} ${field}`
}

/** The line that stands alone in `from`, in its place in the list; its quantity is the list's. */
function replaced(
	configuration: PanelsConfiguration,
	{ list, index }: LineRef,
	from: PanelsConfiguration,
): PanelsConfiguration {
	const { panels = [], cladding = [] } = configuration
	const [line] = from.panels ?? []
	const [wall] = from.cladding ?? []
	if (list === 'cladding' && wall) return { ...configuration, cladding: cladding.with(index, wall) }
	if (list === 'cladding' || !line) return configuration
	const quantity = panels[index]?.quantity ?? 1
	return { ...configuration, panels: panels.with(index, { ...line, quantity }) }
}

export type Bands = NonNullable<PanelLine['edges']>
export type Band = Bands[number]
export const bands = [0, 0.8, 1, 2] as const satisfies readonly Band[]

/** A lacquered edge is painted, any other is banded with 1 unless it was chosen. */
export function bandsOf({ edges }: PanelLine, color: Color | undefined): Bands {
	const usual = color?.category === 'Lacquer' ? 0 : 1
	return edges ?? [usual, usual, usual, usual]
}

/** The next band of an edge that is clicked. */
export function nextBand(band: Band): Band {
	return bands[(bands.indexOf(band) + 1) % bands.length] ?? 0
}

export function inColor(configuration: PanelsConfiguration, exterior: string): PanelsConfiguration {
	return { ...configuration, colors: { exterior } }
}

/** A corner that is cut off has no radius. */
export function radiiOf({ radii, cut }: PanelLine): PanelLine['radii'] {
	return radii && cut ? [radii[0], radii[1], 0, radii[3]] : radii
}

/** mm: a chamfer whose own edge can be banded, and the least width that leaves a bandable side beside it. */
const CHAMFER = { size: 150, width: 350 } as const

/** Of a narrow board the whole end goes aslant, so that no side becomes too short to band. */
export function usualCut({ length, width }: PanelLine): NonNullable<PanelLine['cut']> {
	const size = width < CHAMFER.width ? width : CHAMFER.size
	return { from: Math.max(0, length - size), to: width - size }
}

/** In the middle of the board, where a small one has most room. */
export function usualGrommet({ length, width }: PanelLine): PanelBore {
	return { kind: 'Grommet', at: [Math.round(length / 2), Math.round(width / 2)], diameter: 60 }
}

/** mm: no panel of a wall is narrower, nor wider. */
const PANEL = { narrowest: 200, widest: 1250 } as const
const COLUMNS_MAX = 40

/** How many columns a wall has without a choice, and how many it may have. */
export function columnsOf({ width, joint = 3, widest = 1000, columns }: Cladding): {
	usual: number
	possible: number[]
} {
	const share = (each: number) => (width + joint) / (each + joint)
	const least = Math.ceil(share(PANEL.widest))
	const most = Math.min(COLUMNS_MAX, Math.max(least, Math.floor(share(PANEL.narrowest))))
	const possible = Array.from({ length: most - least + 1 }, (_, i) => least + i)
	const isOther = columns !== undefined && !possible.includes(columns)
	return {
		usual: Math.ceil(share(widest)),
		possible: isOther ? [...possible, columns].toSorted((a, b) => a - b) : possible,
	}
}
