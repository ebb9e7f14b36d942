import type { BayPlace } from '../view/bay-places.ts'

type Props = { corners: BayPlace['corners']; number: number; small: boolean }

export function BayOutline({ corners, number, small }: Props) {
	const badge = small ? 8 : 11
	const [, , topRight, topLeft] = corners
	const x = (topLeft[0] + topRight[0]) / 2
	const y = (topLeft[1] + topRight[1]) / 2
	return (
		<g>
			<polygon
				fill="none"
				points={corners.map((corner) => corner.join(',')).join(' ')}
				stroke="var(--accent)"
				strokeLinejoin="miter"
				strokeWidth={2.5}
			/>
			<circle cx={x} cy={y} fill="var(--accent)" r={badge} />
			<text
				dominantBaseline="central"
				fill="var(--on-accent)"
				fontSize={small ? 10 : 14}
				fontWeight={600}
				textAnchor="middle"
				x={x}
				y={y}
			>
				{number}
			</text>
		</g>
	)
}
