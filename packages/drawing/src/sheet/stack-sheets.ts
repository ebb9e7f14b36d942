import type { Drawing } from '../drawing.ts'
import { moved } from '../shapes.ts'

/** The first sheet on top; at least one is needed. */
export function stackSheets(sheets: readonly Drawing[]): Drawing {
	const [first] = sheets
	if (!first) throw new Error('no sheet to stack')
	const height = sheets.reduce((sum, sheet) => sum + sheet.height, 0)
	let top = height
	const shapes = sheets.flatMap((sheet) => {
		top -= sheet.height
		return moved(sheet.shapes, [0, top])
	})
	return { ...first, width: Math.max(...sheets.map(({ width }) => width)), height, shapes }
}
