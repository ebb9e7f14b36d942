import type { CellPlace } from '../view/cell-places.ts'

export function CellOutline({ corners }: Pick<CellPlace, 'corners'>) {
	return (
		<polygon
			fill="none"
			points={corners.map((corner) => corner.join(',')).join(' ')}
			stroke="var(--accent)"
			strokeLinejoin="miter"
			strokeWidth={2.5}
		/>
	)
}
