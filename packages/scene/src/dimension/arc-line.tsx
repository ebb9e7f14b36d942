import type { Pixel } from '../view/bay-places.ts'
import { LetterRing } from './letter-ring.tsx'
import type { ArcMark } from './marks/measure-marks.ts'

type Props = { mark: ArcMark; small: boolean }

const halo = 4
/** px from the figures to the ring of the letter. */
const ringOff = 22

function listed(points: readonly Pixel[]): string {
	return points.map((point) => point.join(',')).join(' ')
}

export function ArcLine({ mark, small }: Props) {
	const { points, level, at, text, letter, live } = mark
	const color = live ? 'var(--accent-text)' : 'var(--ink)'
	return (
		<g fill="none" stroke={color} strokeWidth={live ? 2.5 : 1.25}>
			<polyline points={listed(level)} strokeDasharray="7 5" strokeWidth={1.25} />
			<polyline points={listed(points)} />
			<text
				dominantBaseline="central"
				fill={color}
				fontSize={small ? 12 : 16}
				fontWeight={560}
				paintOrder="stroke"
				stroke="var(--paper)"
				strokeLinejoin="round"
				strokeOpacity={0.75}
				strokeWidth={halo}
				textAnchor="middle"
				x={at[0]}
				y={at[1]}
			>
				{text}
			</text>
			{letter !== undefined && !small && (
				<LetterRing at={[at[0], at[1] - ringOff]} color={color} letter={letter} />
			)}
		</g>
	)
}
