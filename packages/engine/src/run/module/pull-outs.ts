// Pull-outs of a finished piece of furniture, read from what it is made of.
import { type Catalogue, categoriesOf } from '../../catalogue.ts'
import type { Board } from '../../furniture/board.ts'
import type { Furniture } from '../../furniture/furniture.ts'
import { boardWeight } from '../../furniture/weight.ts'
import { heavyLoadOf } from './cart.ts'

/** kg: more is not promised, however strong the runners are. */
const PAYLOAD_MOST = 60

/** `runner`: mm of its runners, which is how far it comes out. */
type PullOut = { module: number; runner: number; front: Board; own: readonly Board[] }

export function pullOutsOf({
	groups,
	boards,
	fittings,
}: Pick<Furniture, 'groups' | 'boards' | 'fittings'>): PullOut[] {
	return groups.flatMap(({ id, kind }) => {
		if (kind !== 'cart') return []
		const own = boards.filter(({ group }) => group === id)
		const front = own.find(({ part }) => part === 'PullOutFront')
		const runner = fittings.find(
			({ group, item }) => group === id && item.family === 'heavy-runner',
		)
		if (!front || front.module === null || !runner?.box) return []
		return [{ module: front.module, runner: -runner.box.from[0], front, own }]
	})
}

/** kg that its runners leave once they carry the cart itself. */
export function payloadOf(
	{ runner, own }: Pick<PullOut, 'runner' | 'own'>,
	catalogue: Catalogue,
): number {
	const categoryOf = categoriesOf(catalogue)
	const mass = own.reduce((sum, board) => sum + boardWeight(board, categoryOf(board.material)), 0)
	return Math.min(PAYLOAD_MOST, heavyLoadOf(runner) - mass)
}
