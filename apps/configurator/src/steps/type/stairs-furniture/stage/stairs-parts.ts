// What the stage shows of furniture under a flight besides its boards: modules to choose, who stands there.
import {
	type Catalogue,
	flightOf,
	lowEndOf,
	type StairsFurnitureConfiguration,
	stairsLayoutOf,
} from '@gabarit/engine'
import type { StagePose, StageThing } from '@gabarit/scene'
import type { TFunction } from 'i18next'
import type { StageParts } from '../../stage-parts.ts'
import { idOf } from '../stairs.ts'

export function stairsParts(
	configuration: StairsFurnitureConfiguration,
	catalogue: Catalogue,
	t: TFunction<'configurator'>,
): StageParts {
	const { design, modules } = stairsLayoutOf(configuration, catalogue)
	const { margin, plinth, depth } = design
	const width = Math.min(...design.width)
	return {
		areas: modules.map(({ choice, x, width: own, left, right }, index) => ({
			id: idOf(index),
			name: t('stairs.modules.name', {
				ns: 'kinds',
				number: index + 1,
				kind: t(`stairs.fills.names.${choice.fill}`, { ns: 'kinds' }),
			}),
			from: [x, margin.back, plinth],
			to: [x + own, margin.back + depth.center, Math.max(left, right)],
			tops: [left, right],
		})),
		measured: {
			chain: modules.map(({ x, width: own }, index) => ({
				from: x,
				to: x + own,
				area: idOf(index),
			})),
			width: [0, width],
			height: Math.min(...design.hu),
		},
		things: personAt(configuration, { width, front: margin.back + depth.center }),
		walls: null,
		pose: poseAtLowEnd(configuration),
		measures: null,
		fronts: 'open',
	}
}

/** Degrees, from the end where the flight is low. */
const fromLowEnd = { left: -11, right: 11, back: 6 } as const

function poseAtLowEnd(configuration: StairsFurnitureConfiguration): StagePose {
	return { yaw: fromLowEnd[lowEndOf(flightOf(configuration))], eye: 1500 }
}

/** mm: a grown-up before the low end, where least of the furniture is hidden. */
const person = { height: 1720, beside: 190, before: 330 } as const

/** Opened from its end, the furniture fills all that is shown. */
function personAt(
	configuration: StairsFurnitureConfiguration,
	{ width, front }: { width: number; front: number },
): StageThing[] {
	const end = lowEndOf(flightOf(configuration))
	if (end === 'back') return []
	const x = end === 'left' ? -person.beside : width + person.beside
	return [{ kind: 'person', at: [x, front + person.before, 0], height: person.height, turn: 0 }]
}
