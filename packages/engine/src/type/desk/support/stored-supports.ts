import { usualDesk } from '../limits.ts'
import type { DeskConfiguration, DeskPedestal, DeskSupport } from '../schema.ts'

/** As chosen, or the usual ones; a remedy writes the whole list. */
export function storedSupports({ supports }: DeskConfiguration): readonly DeskSupport[] {
	return supports ?? usualDesk.supports
}

/** `change` gets each pedestal and its place among the supports. */
export function withPedestals(
	configuration: DeskConfiguration,
	change: (pedestal: DeskPedestal, index: number) => DeskPedestal,
): { supports: DeskSupport[] } {
	const supports = storedSupports(configuration).map((support, index) =>
		support.kind === 'Pedestal' ? change(support, index) : support,
	)
	return { supports }
}
