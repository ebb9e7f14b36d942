import { type Furniture, pointOn } from '@gabarit/engine'

/** mm from the floor to the top of the highest board. */
export function heightOf({ boards }: Pick<Furniture, 'boards'>): number {
	const tops = boards.flatMap((board) =>
		board.outline.flatMap(([a, b]) =>
			[0, board.thickness].map((c) => pointOn(board, [a, b, c])[2]),
		),
	)
	return Math.max(0, ...tops)
}
