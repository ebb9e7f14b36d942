// A support under the end of its top, as one path; on the screen y goes downwards.

import { levels } from '../../../frame/fields/shares.ts'
import type { Silhouette } from '../../../frame/parts/line-card.tsx'
import type { SupportDesign } from './support-texts.ts'

const size = { width: 420, height: 640 } as const
const top = 40
const floor = size.height

const rectangle = (x: number, y: number, width: number, height: number) =>
	`M${x} ${y}h${width}v${height}h${-width}Z`

const paths: Record<SupportDesign['kind'], (support: SupportDesign) => string> = {
	Panel: () => rectangle(24, top, 36, floor - top),
	Pedestal: ({ fill }) => rectangle(24, top, 330, floor - top - 50) + insideOf(fill),
	Steel: () =>
		rectangle(60, top, 22, floor - top) +
		rectangle(60, top, 130, 20) +
		rectangle(30, floor - 14, 82, 14),
	Batten: () => rectangle(0, 0, 14, floor) + rectangle(14, top, 44, 70),
}

export function supportShape(support: SupportDesign): Silhouette {
	return { ...size, path: rectangle(0, 0, size.width, top) + paths[support.kind](support) }
}

/** Within the carcass of `supportShape`. */
const carcass = { x: 24, width: 330, bottom: floor - 50, height: floor - 50 - top } as const

function insideOf(fill: SupportDesign['fill']): string {
	switch (fill?.kind) {
		case 'Drawers':
			return levels(fill.shares)
				.map((level) => `M${carcass.x} ${carcass.bottom - level * carcass.height}h${carcass.width}`)
				.join('')
		case 'Door': {
			const x = fill.side === 'Left' ? carcass.x + carcass.width - 40 : carcass.x + 24
			return rectangle(x, top + carcass.height * 0.38, 16, 90)
		}
		case 'Open':
			return levels(Array.from({ length: fill.shelves + 1 }, () => 1))
				.map((level) =>
					rectangle(
						carcass.x + 30,
						carcass.bottom - level * carcass.height,
						carcass.width - 60,
						14,
					),
				)
				.join('')
		default:
			return ''
	}
}

/** The fronts of a division of drawers, alone. */
export function divisionShape(shares: readonly number[]): Silhouette {
	const [width, height] = [330, 420]
	const joints = levels(shares).map((level) => `M0 ${height - level * height}h${width}`)
	return { width, height, path: rectangle(0, 0, width, height) + joints.join('') }
}
