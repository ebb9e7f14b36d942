// Everything behind the fronts counts as inside, but below a worktop: what stands there is seen from all sides.
import type { Furniture, Room } from '@gabarit/engine'
import { metres } from '../axes.ts'
import { noFront, type StageUniforms } from '../material/stage-uniforms.ts'

export function shadeFronts(
	{ insideFront: shade }: StageUniforms,
	{ runs, boards }: Furniture,
	room: Room,
): void {
	const isOpen = boards.some(({ part }) => part === 'Worktop')
	const frontOf = (side: 'Main' | 'Left' | 'Right') => {
		const run = runs.find((candidate) => candidate.side === side)
		return run && !isOpen
			? Math.max(...run.modules.map(({ y, depth }) => y + depth)) * metres
			: null
	}
	const [left, right] = [frontOf('Left'), frontOf('Right')]
	shade.value.x = frontOf('Main') ?? -noFront
	shade.value.y = left ?? -noFront
	shade.value.z = right === null ? noFront : room.width * metres - right
}
