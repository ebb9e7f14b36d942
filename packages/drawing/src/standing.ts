import type { ViewInput } from './plan-input.ts'

/** What views show: planks delivered loose are listed, not drawn where they lie. */
export function standingOf<T extends ViewInput>(input: T): T {
	const { furniture } = input
	if (!furniture.boards.some(({ part }) => part === 'InfinityPlank')) return input
	const boards = furniture.boards.filter(({ part }) => part !== 'InfinityPlank')
	return { ...input, furniture: { ...furniture, boards } }
}
