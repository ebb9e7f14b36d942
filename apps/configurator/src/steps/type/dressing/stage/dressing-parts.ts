// What the stage shows of a dressing besides its boards: who stands there, and the lines of the room that are typed.
import { type Catalogue, completeDressing, type DressingConfiguration } from '@gabarit/engine'
import type { StageThing } from '@gabarit/scene'
import type { StageParts, StageWords } from '../../stage-parts.ts'
import { roomMeasures, slopeMeasures } from './dressing-measures.ts'

export function dressingParts(
	configuration: DressingConfiguration,
	catalogue: Catalogue,
	words: StageWords,
): StageParts {
	const design = completeDressing(configuration, catalogue)
	return {
		areas: [],
		measured: null,
		things: [personIn(design)],
		walls: null,
		pose: null,
		measures: {
			FootprintMeasurements: (field) => roomMeasures(design, field),
			SlopeMeasurements: (field) => slopeMeasures(configuration, design, words, field),
		},
		fronts: 'vanish',
	}
}

/** mm; `beside`: from the free end to his middle; `inside`: from the wall, where he stands before the furniture. */
const person = { height: 1700, beside: 420, inside: 420, before: 280 } as const

function personIn(design: ReturnType<typeof completeDressing>): StageThing {
	const { walls, width, depth, slope } = design
	const right = Math.min(...width)
	const isFree = walls !== 'Both'
	const end = walls === 'None' || walls === 'Left' ? right + person.beside : -person.beside
	// Under a slope he stands where it is high.
	const inside =
		slope.left && slope.right ? right / 2 : slope.left ? right - person.inside : person.inside
	const y = isFree ? depth.center / 2 : depth.center + person.before
	return { kind: 'person', at: [isFree ? end : inside, y, 0], height: person.height, turn: 0 }
}
