// What the stage shows of TV furniture besides its boards: what can be chosen, what is measured, who stands there.
import {
	type Catalogue,
	completeTvFurniture,
	type TvDesign,
	type TvFurnitureConfiguration,
} from '@gabarit/engine'
import type { StagePose, StageThing } from '@gabarit/scene'
import type { TFunction } from 'i18next'
import type { NamedArea, StageParts } from '../../stage-parts.ts'
import { type Placed, tvPlacesOf } from './tv-places.ts'

export function tvParts(
	configuration: TvFurnitureConfiguration,
	catalogue: Catalogue,
	t: TFunction<'configurator'>,
): StageParts {
	const tv = completeTvFurniture(configuration, catalogue)
	const { placed } = tvPlacesOf(tv)
	return {
		areas: placed.map((own) => ({ ...boxOf(own, tv), id: own.id, name: nameOf(own, tv, t) })),
		measured: measuredOf(tv, placed),
		things: personAt(tv),
		walls: wallsOf(tv),
		pose: seated,
		measures: null,
		fronts: 'open',
	}
}

/** As somebody sees it from a sofa, a little from the left. */
const seated: StagePose = { yaw: -9, eye: 1250 }

function nameOf({ place }: Placed, { low }: TvDesign, t: TFunction<'configurator'>): string {
	if (place.kind === 'tall') return t(`tv.tall.names.${place.end}`, { ns: 'kinds' })
	const front = low.modules[place.index]?.front ?? 'None'
	return t('tv.modules.name', {
		ns: 'kinds',
		number: place.index + 1,
		kind: t(`tv.modules.fronts.${front}`, { ns: 'kinds' }),
	})
}

function boxOf(
	{ place, x, width }: Placed,
	{ air, depth, lift, carcass, plinth, tall }: TvDesign,
): Pick<NamedArea, 'from' | 'to'> {
	const top = place.kind === 'tall' ? (tall[place.end]?.height ?? 0) : lift + carcass
	return { from: [x, air, lift + plinth], to: [x + width, air + depth, top] }
}

function measuredOf(
	{ length, ends, height, tall, design }: TvDesign,
	placed: readonly Placed[],
): StageParts['measured'] {
	const isWall = (end: 'Left' | 'Right') => design.walls === end || design.walls === 'Both'
	const from = isWall('Left') ? ends.left : 0
	const to = length - (isWall('Right') ? ends.right : 0)
	return {
		chain: placed.map(({ id, x, width }) => ({ from: x, to: x + width, area: id })),
		width: [from, to],
		height: Math.max(height, tall.left?.height ?? 0, tall.right?.height ?? 0),
	}
}

/** mm over the tallest thing that stands there. */
const wallsBeyond = 260

function wallsOf({ height, tall, screen }: TvDesign): number {
	const over = screen ? screen.center + screen.height / 2 : 0
	const tallest = Math.max(height, tall.left?.height ?? 0, tall.right?.height ?? 0)
	return Math.max(over, tallest, person.height) + wallsBeyond
}

/** mm: a grown-up, beside the end and before the wall. */
const person = { height: 1720, beside: 420, before: 420 } as const

/** Between two walls nobody has room beside it. */
function personAt({ length, design: { walls } }: TvDesign): StageThing[] {
	if (walls === 'Both') return []
	const x = walls === 'Right' ? -person.beside : length + person.beside
	return [{ kind: 'person', at: [x, person.before, 0], height: person.height, turn: 0 }]
}
