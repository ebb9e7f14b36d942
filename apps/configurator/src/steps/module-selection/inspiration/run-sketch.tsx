import type { Bay, Furniture, Module, Run, RunSide, Zone } from '@gabarit/engine'
import { Fragment, type ReactNode } from 'react'
import styles from './run-sketch.module.css'

/** Clothes hang at most `longest` below a rail and leave `clear` free, mm. */
const clothes = { pitch: 70, longest: 1150, clear: 60 }

/** Along the wall as the viewer has it: the left side run is seen from the room towards the corner. */
type Across = (x: number) => number

export function RunSketch({ run, furniture }: { run: Run; furniture: Furniture }): ReactNode {
	const { modules, side } = run
	const ends = modules.flatMap(({ x, width }) => [x, x + width])
	const [from, to] = [Math.min(...ends), Math.max(...ends)]
	const top = Math.max(
		...modules.flatMap(({ heightLeft, heightRight }) => [heightLeft, heightRight]),
	)
	const across: Across = (x) => (side === 'Left' ? to - x : x - from)
	return (
		<svg
			className={styles.sketch}
			viewBox={`-20 ${-top - 20} ${to - from + 40} ${top + 40}`}
			style={{ flexGrow: to - from }}
			aria-hidden="true"
		>
			{modules.map((module, i) => (
				<ModuleSketch
					key={module.x}
					module={module}
					level={levelTopOf(furniture, side, i)}
					across={across}
				/>
			))}
		</svg>
	)
}

/** mm of its top that are level beside a slope. */
function levelTopOf({ boards }: Furniture, side: RunSide, module: number): number {
	const level = boards.find(
		({ run, module: of, part, pose }) =>
			run === side && of === module && part === 'Top' && pose.n[2] > 0.999,
	)
	return level === undefined ? 0 : Math.max(...level.outline.map(([along]) => along))
}

function ModuleSketch(props: { module: Module; level: number; across: Across }): ReactNode {
	const { module, level, across } = props
	const { x, width, heightLeft, heightRight, bays, top } = module
	const rises = heightRight > heightLeft
	const bend = rises ? x + width - level : x + level
	const corners = [
		[x, 0],
		[x + width, 0],
		[x + width, heightRight],
		...(top === 'PartialSlope' ? [[bend, Math.max(heightLeft, heightRight)]] : []),
		[x, heightLeft],
	].map(([along = 0, up = 0]) => [across(along), -up])
	return (
		<g>
			<polygon className={styles.box} points={corners.map((corner) => corner.join()).join(' ')} />
			{bays.map((bay) => (
				<BaySketch key={bay.x} bay={bay} across={across} />
			))}
		</g>
	)
}

function BaySketch({ bay, across }: { bay: Bay; across: Across }): ReactNode {
	const [left = 0, right = 0] = [across(bay.x), across(bay.x + bay.width)].toSorted((a, b) => a - b)
	const { floor } = bay
	const line = (height: number, look?: string) => (
		<line key={height} className={look} x1={left} x2={right} y1={-height} y2={-height} />
	)
	return (
		<g>
			<line x1={left} x2={left} y1={-floor} y2={-floor - bay.height} />
			<line x1={right} x2={right} y1={-floor} y2={-floor - bay.height} />
			{line(floor)}
			{bay.zones.map((zone, i) => (
				<Fragment key={zone.bottom}>
					<Inside zone={zone} left={left} right={right} />
					{zone.shelves.map((shelf) => line(shelf))}
					{i < bay.zones.length - 1 && line(zone.bottom + zone.height)}
				</Fragment>
			))}
		</g>
	)
}

function Inside({ zone, left, right }: { zone: Zone; left: number; right: number }): ReactNode {
	const { kind, bottom, height, rail, count } = zone
	switch (kind) {
		case 'Wardrobe':
		case 'WardrobeOnLift':
		case 'SlidingWardrobe':
			return rail === null ? null : <Rail at={rail} bottom={bottom} left={left} right={right} />
		case 'RecessedDrawer':
		case 'OverlayDrawer':
		case 'SlidingShelve':
		case 'TrouserRack': {
			const pitch = height / Math.max(1, count)
			return Array.from({ length: count }, (_, i) => (
				<rect
					key={i}
					className={styles.front}
					x={left}
					y={-(bottom + (i + 1) * pitch)}
					width={right - left}
					height={pitch}
				/>
			))
		}
		case 'Empty':
		case 'FixedShelve':
		case 'VariableShelve':
			return null
	}
}

function Rail(props: { at: number; bottom: number; left: number; right: number }): ReactNode {
	const { at, bottom, left, right } = props
	const down = Math.max(bottom + clothes.clear, at - clothes.longest)
	const count = Math.max(1, Math.floor((right - left) / clothes.pitch) - 1)
	return (
		<g>
			<line className={styles.rail} x1={left} x2={right} y1={-at} y2={-at} />
			{Array.from({ length: count }, (_, i) => {
				const x = left + ((i + 1) * (right - left)) / (count + 1)
				return <line key={x} className={styles.cloth} x1={x} x2={x} y1={-at} y2={-down} />
			})}
		</g>
	)
}
