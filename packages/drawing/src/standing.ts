import { partRows } from '@gabarit/engine'
import type { ViewInput } from './plan-input.ts'

/** What views show: planks delivered loose are listed, not drawn where they lie. */
export function standingOf<T extends ViewInput>(input: T): T {
	const { furniture } = input
	if (!furniture.boards.some(({ part }) => partRows[part].family === 'loose')) return input
	const boards = furniture.boards.filter(({ part }) => partRows[part].family !== 'loose')
	return { ...input, furniture: { ...furniture, boards } }
}
