import type { Board } from '@gabarit/engine'
import { type ReactNode, useId, useMemo } from 'react'
import { useDesign } from '../../session/design-context.tsx'
import { changedBoards } from './changed-boards.ts'
import styles from './changed-outline.module.css'

/** px: where two boards meet there is no edge. */
const joint = 3

type Point = readonly [number, number]

/** One line around all that a tried option changes; it lies on the picture. */
export function ChangedOutline(props: {
	size: { width: number; height: number }
	/** In pixels. */
	outlinesOf: (board: Board) => readonly (readonly Point[])[]
}): ReactNode {
	const { size, outlinesOf } = props
	const id = useId()
	const { shown, untried } = useDesign()
	const furniture = shown?.furniture
	const changed = useMemo(
		() => (untried === null || !furniture ? [] : changedBoards(untried, furniture)),
		[untried, furniture],
	)
	if (changed.length === 0) return null
	const polygons = changed.flatMap((board) =>
		outlinesOf(board).map((outline, i) => (
			<polygon
				key={`${board.id} ${i}`}
				points={outline.map((point) => point.join(',')).join(' ')}
			/>
		)),
	)
	return (
		<svg
			aria-hidden="true"
			className={styles.outline}
			data-testid="changed"
			viewBox={`0 0 ${size.width} ${size.height}`}
		>
			<mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" {...size}>
				<rect fill="white" {...size} />
				<g fill="black" stroke="black" strokeWidth={joint}>
					{polygons}
				</g>
			</mask>
			<g className={styles.line} mask={`url(#${id})`}>
				{polygons}
			</g>
		</svg>
	)
}
