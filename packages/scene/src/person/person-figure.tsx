// A person in ink, drawn in millimetres around the middle of the feet; the right half is mirrored.
import type { Point3 } from '@gabarit/engine'
import { projectPoint, type Size, type StageView } from '../view/stage-view.ts'
import { PERSON } from './person-place.ts'

type Props = { at: Point3; view: StageView; size: Size }

const half = [
	// neck, shoulder, arm and hand, back up to the armpit
	'M40 -1478C44 -1440 92 -1428 158 -1408C206 -1392 226 -1356 234 -1290C246 -1190 268 -1090 280 -1000L298 -856',
	'C306 -820 300 -772 284 -748C268 -738 256 -760 252 -800L240 -862C232 -960 216 -1070 190 -1168L178 -1268',
	// side, leg and foot, back up between the legs
	'M178 -1268C166 -1180 152 -1110 158 -1030C166 -960 174 -900 174 -850C174 -700 158 -560 148 -430L128 -66',
	'C150 -44 166 -24 160 -4L64 -4C58 -30 62 -52 64 -74L50 -430C44 -560 34 -680 10 -800',
	// sleeve and waist
	'M186 -1196L250 -1208M0 -968L164 -968',
].join('')

const face =
	'M-82 -1600C-82 -1688 -42 -1700 0 -1700C42 -1700 82 -1688 82 -1600C82 -1530 42 -1474 0 -1474C-42 -1474 -82 -1530 -82 -1600'
const hair = 'M-82 -1598C-60 -1640 -20 -1652 24 -1650C50 -1648 70 -1630 82 -1598'

/** Upright towards the viewer from wherever he looks. */
export function PersonFigure({ at, view, size }: Props) {
	const [x, y, z] = at
	const foot = projectPoint(view, size, at)
	const head = projectPoint(view, size, [x, y, z + PERSON.height])
	const scale = (foot[1] - head[1]) / PERSON.height
	return (
		<g
			fill="none"
			stroke="var(--ink)"
			strokeLinecap="round"
			strokeLinejoin="round"
			strokeWidth={1.25}
			transform={`translate(${foot[0]} ${foot[1]}) scale(${scale})`}
		>
			{[face, hair].map((path) => (
				<path d={path} key={path} vectorEffect="non-scaling-stroke" />
			))}
			{[1, -1].map((side) => (
				<path
					d={half}
					key={side}
					transform={`scale(${side} 1)`}
					vectorEffect="non-scaling-stroke"
				/>
			))}
		</g>
	)
}
