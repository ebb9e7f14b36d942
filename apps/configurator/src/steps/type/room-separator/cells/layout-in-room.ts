// A layout in the buyer's own room: as many columns as fit there, the pattern of the cells going on.
import { type Catalogue, type RoomSeparatorConfiguration, settleEdit } from '@gabarit/engine'

type Separator = RoomSeparatorConfiguration

export function layoutInRoom(layout: Separator, own: Separator, catalogue: Catalogue): Separator {
	const wanted = withChoicesOf(layout, own)
	const fitted = settleEdit(layout, wanted, catalogue).configuration
	return settleEdit(fitted, withPatternOf(layout, fitted), catalogue).configuration
}

/** Length, ceiling, colours and what else the layout does not decide. */
function withChoicesOf(
	layout: Separator,
	{ room, hu, colors, doors, handle, source, access }: Separator,
): Separator {
	const own = { room, hu, colors, doors, handle, source, access }
	const said = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
	return { ...layout, ...said }
}

/** Columns that the layout does not have repeat its own. */
function withPatternOf({ columns, cells }: Separator, fitted: Separator): Separator {
	if (columns === undefined || cells === undefined || fitted.columns === undefined) return fitted
	const added = Array.from({ length: Math.max(0, fitted.columns - columns) }, (_, i) => columns + i)
	const repeated = added.flatMap((column) =>
		cells.filter((cell) => cell.column === column % columns).map((cell) => ({ ...cell, column })),
	)
	return repeated.length === 0
		? fitted
		: { ...fitted, cells: [...(fitted.cells ?? []), ...repeated] }
}
