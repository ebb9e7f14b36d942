import { partRows } from '@gabarit/engine'
import type { ViewInput } from './plan-input.ts'

/** Planks delivered loose are listed, not drawn. */
export function standingOf<T extends ViewInput>(input: T): T {
	const { furniture } = input
	if (!furniture.boards.some(({ part }) => partRows[part].family === 'loose')) return input
	const boards = furniture.boards.filter(({ part }) => partRows[part].family !== 'loose')
	return { ...input, furniture: { ...furniture, boards } }
}
