// A screen as it stands on its furniture or hangs before its wall.
import type { Point3, StandingScreen } from '@gabarit/engine'

/** Two opposite corners in the room, the lower one first, mm. */
export type ScreenBox = { from: Point3; to: Point3; finish: 'panel' | 'frame' }

/** mm; `apart`: of the feet, as a share of the width. */
const foot = { width: 24, deep: 260, thickness: 8, apart: 0.62, under: 60 } as const
const frame = { deep: 30, edge: 8 } as const

export function screenBoxesOf({ place, from, to }: StandingScreen): ScreenBox[] {
	const face = to[1]
	const rear = Math.max(from[1], face - frame.deep)
	const { edge } = frame
	const body: ScreenBox = { finish: 'frame', from: [from[0], rear, from[2]], to }
	const panel: ScreenBox = {
		finish: 'panel',
		from: [from[0] + edge, face, from[2] + edge],
		to: [to[0] - edge, face + 1, to[2] - edge],
	}
	return place === 'Wall' ? [body, panel] : [body, panel, ...feetOf(from, to, (rear + face) / 2)]
}

function feetOf(from: Point3, to: Point3, middle: number): ScreenBox[] {
	const center = (from[0] + to[0]) / 2
	const half = ((to[0] - from[0]) * foot.apart) / 2
	const floor = from[2] - foot.under
	return [center - half, center + half].flatMap((x): ScreenBox[] => [
		{
			finish: 'frame',
			from: [x - foot.width / 2, middle - foot.width / 2, floor],
			to: [x + foot.width / 2, middle + foot.width / 2, from[2]],
		},
		{
			finish: 'frame',
			from: [x - foot.width / 2, middle - foot.deep / 2, floor],
			to: [x + foot.width / 2, middle + foot.deep / 2, floor + foot.thickness],
		},
	])
}
