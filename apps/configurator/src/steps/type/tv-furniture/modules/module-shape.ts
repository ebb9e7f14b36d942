// A module from the front, as one path; on the screen y goes downwards.
import type { LowModule, TallModule } from '@gabarit/engine'
import { levels } from '../../../frame/fields/shares.ts'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'

const low = { width: 640, height: 400 } as const
const tall = { width: 260, height: 760 } as const

const rectangle = (x: number, y: number, width: number, height: number) =>
	`M${x} ${y}h${width}v${height}h${-width}Z`

type Inside = Pick<LowModule, 'front' | 'shelves'> & { shares: readonly number[] }

export function lowShape({ front, shelves, shares }: Inside): Silhouette {
	const { width, height } = low
	const whole = rectangle(0, 0, width, height)
	switch (front) {
		case 'Drawers': {
			const joints = levels(shares).map((level) => `M0 ${height - level * height}h${width}`)
			return { ...low, path: whole + joints.join('') }
		}
		case 'Flap':
			return { ...low, path: `${whole}M0 ${height}L${width / 2} 0L${width} ${height}` }
		case 'Doors':
			return { ...low, path: `${whole}M${width / 2} 0v${height}` }
		case 'None':
			return { ...low, path: openShape(low, shelves) }
	}
}

export function tallShape({ front, shelves }: Pick<TallModule, 'front' | 'shelves'>): Silhouette {
	const { width, height } = tall
	if (front === 'None') return { ...tall, path: openShape(tall, shelves) }
	return { ...tall, path: `${rectangle(0, 0, width, height)}M${width - 40} ${height / 2}v110` }
}

const board = 26

/** A frame with its shelves; the room between them is a hole. */
function openShape({ width, height }: { width: number; height: number }, shelves: number): string {
	const clear = (height - 2 * board - shelves * board) / (shelves + 1)
	const holes = Array.from({ length: shelves + 1 }, (_, i) =>
		rectangle(board, board + i * (clear + board), width - 2 * board, clear),
	)
	return rectangle(0, 0, width, height) + holes.join('')
}
