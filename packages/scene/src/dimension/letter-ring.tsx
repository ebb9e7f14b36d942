import type { Pixel } from '../view/bay-places.ts'

type Props = { at: Pixel; letter: string; color: string }

/** The name of a field on the line that it measures. */
export function LetterRing({ at: [x, y], letter, color }: Props) {
	return (
		<g>
			<circle cx={x} cy={y} fill="var(--paper-raised)" r={11} stroke={color} strokeWidth={1.25} />
			<text
				dominantBaseline="central"
				fill={color}
				fontSize={13}
				fontWeight={600}
				stroke="none"
				textAnchor="middle"
				x={x}
				y={y}
			>
				{letter}
			</text>
		</g>
	)
}
