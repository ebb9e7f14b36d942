// The supports of a desk, from left to right. Each edit gives the whole desk back.
import {
	type DeskConfiguration,
	type DeskPedestal,
	type DeskSupport,
	SUPPORTS,
	type SupportKind,
	usualDesk,
} from '@gabarit/engine'

export function supportsOf({ supports }: DeskConfiguration): readonly DeskSupport[] {
	return supports ?? usualDesk.supports
}

/** As the stage and the list name it. */
export function supportId(index: number): string {
	return `support-${index}`
}

export function indexOfSupport(id: string | null): number | null {
	const [, index] = /^support-(\d)$/u.exec(id ?? '') ?? []
	return index === undefined ? null : Number(index)
}

export function withSupport(
	configuration: DeskConfiguration,
	index: number,
	support: DeskSupport,
): DeskConfiguration {
	return withSupports(configuration, supportsOf(configuration).with(index, support))
}

function withSupports(
	configuration: DeskConfiguration,
	supports: readonly DeskSupport[],
): DeskConfiguration {
	return { ...configuration, supports: [...supports] }
}

/** A pedestal that was something else in between is a usual one. */
export function withKind(
	configuration: DeskConfiguration,
	index: number,
	kind: SupportKind,
): DeskConfiguration {
	const now = supportsOf(configuration)[index]
	return now?.kind === kind ? configuration : withSupport(configuration, index, { kind })
}

/** What a pedestal holds is one of three: what the others had goes. */
export function withFill(
	{ kind, width }: DeskPedestal,
	fill: Pick<DeskPedestal, 'drawers' | 'door' | 'shelves'>,
): DeskPedestal {
	return { kind, ...(width !== undefined && { width }), ...fill }
}

/** Before the last one, so that both ends stay. */
export function added(configuration: DeskConfiguration): DeskConfiguration {
	const supports = supportsOf(configuration)
	if (supports.length >= SUPPORTS.max) return configuration
	return withSupports(configuration, supports.toSpliced(-1, 0, { kind: 'Panel' }))
}

export function without(configuration: DeskConfiguration, index: number): DeskConfiguration {
	const supports = supportsOf(configuration)
	if (supports.length <= SUPPORTS.min) return configuration
	return withSupports(configuration, supports.toSpliced(index, 1))
}

export function moved(
	configuration: DeskConfiguration,
	from: number,
	to: number,
): DeskConfiguration {
	const supports = supportsOf(configuration)
	const support = supports[from]
	if (support === undefined || to < 0 || to >= supports.length) return configuration
	return withSupports(configuration, supports.toSpliced(from, 1).toSpliced(to, 0, support))
}

const otherWalls = { None: 'None', Both: 'Both', Left: 'Right', Right: 'Left' } as const
const otherSide = { Left: 'Right', Right: 'Left' } as const

/** Left becomes right: supports, walls and the hinges of doors. */
export function mirrored(configuration: DeskConfiguration): DeskConfiguration {
	const { walls } = configuration
	const supports = supportsOf(configuration)
		.toReversed()
		.map(
			(support): DeskSupport =>
				support.kind === 'Pedestal' && support.door
					? { ...support, door: otherSide[support.door] }
					: support,
		)
	return {
		...configuration,
		supports,
		...(walls && { walls: otherWalls[walls] }),
	}
}

/** Divisions of drawers that are offered as cards, from the bottom. */
export const divisions = {
	files: [2, 1, 1],
	three: [1, 1, 1],
	four: [1, 1, 1, 1],
	two: [1, 1],
} as const satisfies Record<string, readonly number[]>
export type DivisionName = keyof typeof divisions

export const divisionNames = Object.keys(divisions) as DivisionName[]

export function divisionOf(shares: readonly number[]): DivisionName | null {
	return divisionNames.find((name) => divisions[name].join() === shares.join()) ?? null
}

/** The heights of modesty boards that are offered as cards, mm; 0 is none. */
export const modestyHeights = [0, 150, 300, 400] as const

export function withModesty(configuration: DeskConfiguration, modesty: number): DeskConfiguration {
	return { ...configuration, modesty }
}
