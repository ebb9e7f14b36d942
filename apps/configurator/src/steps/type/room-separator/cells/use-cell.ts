import { changeView, useView } from '../../../../session/view-store.ts'
import { type CellPlace, within } from '../separator.ts'
import { useSeparator } from '../use-separator.ts'

/** The cell that is edited, chosen on the stage or in the list; the lowest on the left to begin with. */
export function useCell(): { cell: CellPlace; choose: (cell: CellPlace) => void } {
	const { design } = useSeparator()
	const chosen = useView((view) => view.cell)
	return {
		cell: within(chosen ?? { column: 0, row: 0 }, design),
		choose: (cell) => changeView({ cell }),
	}
}

/** Whether the rear face is looked at. */
export function useBehind(): boolean {
	return useView((view) => view.camera === 'rear')
}
