import { useMemo } from 'react'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'
import { linesOf } from '../../../frame/parts/line-groups.ts'
import { idOf, type LineRef } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { boardSilhouette, plainBoard, wallSilhouette } from './board-shape.ts'

/** Of a line that cannot be made, its bare sizes; nothing of such a wall. */
export function usePictures(): (ref: LineRef) => Silhouette | null {
	const { configuration, solved } = usePanelsDesign()
	const { furniture } = solved
	const made = useMemo(
		() =>
			new Map(furniture === null ? [] : linesOf(furniture).map((line) => [line.id, line.boards])),
		[furniture],
	)
	return (ref) => {
		const boards = made.get(idOf(ref)) ?? []
		const [first] = boards
		if (ref.list === 'cladding') return first ? wallSilhouette(boards) : null
		const line = configuration.panels?.[ref.index]
		const board = first ?? (line && plainBoard(line))
		return board ? boardSilhouette(board) : null
	}
}
