import type { Furniture } from '../../../furniture/furniture.ts'
import { type Services, servicesOf } from '../../../run/capacity/services.ts'
import {
	type Kind,
	kinds,
	NO_PIECES,
	RAIL_PER_PIECE,
	type Targets,
	targetsOf,
	type Wants,
} from '../../../run/capacity/wants.ts'

/** `held` and `wanted` in pieces; what is missing in mm of rail, or in pieces. */
export type Need = {
	kind: Kind
	held: number
	wanted: number
	shortage: number
	unit: 'mm' | 'pieces'
}

export type Meter = { needs: Need[]; firstShort: Need | null }

/** Each zone serves the first kind that still needs it (domain 5.4). */
export function meterOf(furniture: Furniture, wants: Wants): Meter {
	return meterOfTargets(furniture, targetsOf(wants))
}

function meterOfTargets({ runs }: Furniture, { wanted, reach }: Targets): Meter {
	const bays = runs.flatMap((run) => run.modules.flatMap((module) => module.bays))
	const held: Record<Kind, number> = { ...NO_PIECES }
	for (const services of bays.flatMap((bay) => servicesOf(bay, reach))) {
		const kind = firstInNeed(services, held, wanted)
		if (kind) held[kind] += services[kind] ?? 0
	}
	const needs = kinds.map((kind) => needOf(kind, held[kind], wanted[kind]))
	return { needs, firstShort: needs.find(({ shortage }) => shortage > 0) ?? null }
}

function firstInNeed(
	services: Services,
	held: Record<Kind, number>,
	wanted: Record<Kind, number>,
): Kind | undefined {
	return kinds.find((kind) => (services[kind] ?? 0) > 0 && held[kind] < wanted[kind])
}

function needOf(kind: Kind, held: number, wanted: number): Need {
	const missing = Math.max(0, wanted - held)
	const isHung = kind === 'long' || kind === 'short' || kind === 'trousers'
	const shortage = isHung ? missing * RAIL_PER_PIECE[kind] : missing
	return { kind, held, wanted, shortage, unit: isHung ? 'mm' : 'pieces' }
}
