import type { Capacity } from '../../furniture/furniture.ts'
import type { Bay } from '../../furniture/run.ts'
import { servicesOf } from './services.ts'
import { kinds, NO_PIECES } from './wants.ts'

export function capacityOf(bays: readonly Bay[]): Capacity {
	const total: Capacity = { ...NO_PIECES }
	for (const services of bays.flatMap((bay) => servicesOf(bay, Number.POSITIVE_INFINITY))) {
		const kind = kinds.find((candidate) => (services[candidate] ?? 0) > 0)
		if (kind) total[kind] += services[kind] ?? 0
	}
	return total
}
