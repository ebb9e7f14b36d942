// The shelves of the selected bay, moved on the 32 mm grid by arrows or by typing a height.
import {
	type Bay,
	type BayChoice,
	snapToHole,
	templateStacks,
	withBay,
	type Zone,
	type ZoneChoice,
} from '@gabarit/engine'
import { NumberField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import type { SelectedBay } from './use-selected-bay.ts'

const pitch = 32
const leastGap = 200

/** `zone`: which of the bay's zones with shelves. */
type Shelf = { zone: number; shelf: number; height: number; min: number; max: number }

export function ShelfHeights({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue, propose } = useDesign()
	const made = solved.furniture?.runs.find(({ side }) => side === at.run)?.modules[at.module]?.bays[
		at.bay
	]
	if (made === undefined) return null
	const shelves = shelvesOf(made)
	if (shelves.length === 0) return null
	const move = (shelf: Shelf, height: number) => {
		const next = withShelf(at.choice, made, shelf, height)
		propose(withBay(solved.configuration, catalogue, at, () => next))
	}
	return (
		<details className="cf-details">
			<summary>{t('modules.shelfHeights')}</summary>
			<p className="cf-caption">{t('modules.shelfHeightsNote')}</p>
			<div className="cf-fields">
				{shelves.toReversed().map((shelf, i) => (
					<ShelfField
						key={`${shelf.zone}-${shelf.shelf}`}
						number={shelves.length - i}
						shelf={shelf}
						onMove={(height) => move(shelf, height)}
					/>
				))}
			</div>
		</details>
	)
}

function ShelfField(props: {
	number: number
	shelf: Shelf
	onMove: (height: number) => void
}): ReactNode {
	const { number, shelf, onMove } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	return (
		<div
			role="presentation"
			onKeyDown={(event) => {
				const step = { ArrowUp: pitch, ArrowDown: -pitch }[event.key]
				if (step === undefined || event.altKey || event.ctrlKey) return
				event.preventDefault()
				const height = shelf.height + step
				if (height >= shelf.min && height <= shelf.max) onMove(height)
			}}
		>
			<NumberField
				label={t('modules.shelf', { number })}
				value={shelf.height}
				min={shelf.min}
				max={shelf.max}
				unit="mm"
				explain={(typed: number) => ({
					text: t(typed > shelf.max ? 'modules.shelfAbove' : 'modules.shelfBelow', {
						limit: length(typed > shelf.max ? shelf.max : shelf.min),
					}),
				})}
				onCommit={(typed) => onMove(onGrid(typed, shelf))}
			/>
		</div>
	)
}

/** The hole nearest to a typed height, between the shelf's neighbours. */
function onGrid(typed: number, { min, max }: Shelf): number {
	const hole = snapToHole(typed)
	if (hole < min) return hole + pitch
	return hole > max ? hole - pitch : hole
}

function shelvesOf(bay: Bay): Shelf[] {
	const floor = bay.zones[0]?.bottom ?? 0
	return shelfZones(bay).flatMap((zone, at) => {
		const start = zone.bottom - floor
		return zone.shelves.map((height, i): Shelf => {
			const below = zone.shelves[i - 1] ?? start
			const above = zone.shelves[i + 1] ?? start + zone.height
			return { zone: at, shelf: i, height, min: below + leastGap, max: above - leastGap }
		})
	})
}

/** The bay as a free stack with one shelf moved; the other shelves stay where they stand. */
function withShelf(choice: BayChoice, made: Bay, moved: Shelf, height: number): BayChoice {
	const stack = 'template' in choice ? (templateStacks[choice.template]?.stack ?? []) : choice.zones
	let at = -1
	const zones = stack.map((zone, place): ZoneChoice => {
		if (zone.kind !== 'VariableShelve') return zone
		at += 1
		const own = shelfZones(made)[at]
		if (own === undefined) return zone
		// A zone below another keeps its height: what stands above must not move.
		const clear = place < stack.length - 1 ? { height: own.height } : {}
		return { ...zone, ...clear, shelves: heightsOf(own, at, moved, height) }
	})
	const { thickness, led } = choice
	return {
		zones,
		...(thickness === undefined ? {} : { thickness }),
		...(led === undefined ? {} : { led }),
	}
}

const shelfZones = (bay: Bay) => bay.zones.filter(({ kind }) => kind === 'VariableShelve')

function heightsOf(zone: Zone, at: number, moved: Shelf, height: number): number[] {
	return zone.shelves.map((old, i) => (at === moved.zone && i === moved.shelf ? height : old))
}
