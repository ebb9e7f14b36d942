// A person for scale, as a pencil draws one over the picture: he turns with the viewer and hides nothing.
import type { Size, StageView } from '../view/stage-view.ts'
import { projectPoint } from '../view/stage-view.ts'
import { personOutline, personStrokes, type StageThing } from './stage-thing.ts'

type Props = { person: Extract<StageThing, { kind: 'person' }>; view: StageView; size: Size }

export function PersonOutline({ person, view, size }: Props) {
	const { at, height } = person
	const [rightX, rightY] = [Math.cos(view.yaw), -Math.sin(view.yaw)]
	const listed = (points: readonly (readonly [number, number])[]) =>
		points
			.map(([across, up]) =>
				projectPoint(view, size, [at[0] + rightX * across, at[1] + rightY * across, at[2] + up])
					.map((px) => px.toFixed(1))
					.join(','),
			)
			.join(' ')
	return (
		<g
			fill="none"
			stroke="var(--ink)"
			strokeLinecap="round"
			strokeLinejoin="round"
			strokeOpacity={0.8}
			strokeWidth={1.2}
		>
			<polygon points={listed(personOutline(height))} />
			{personStrokes(height).map((stroke) => (
				<polyline key={stroke.join(' ')} points={listed(stroke)} strokeWidth={1} />
			))}
		</g>
	)
}
