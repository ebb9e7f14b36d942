import type { LinePlace } from '../view/line-places.ts'

/** Every piece of the line. */
export function GroupOutline({ places }: { places: readonly LinePlace[] }) {
	return places.map(({ board, corners }) => (
		<polygon
			fill="none"
			key={board.id}
			points={corners.map((corner) => corner.join(',')).join(' ')}
			stroke="var(--accent)"
			strokeLinejoin="miter"
			strokeWidth={2.5}
		/>
	))
}
