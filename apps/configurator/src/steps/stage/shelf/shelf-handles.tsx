// The shelves of the open bay can be taken hold of: by a mouse, a finger, a pen, or the keyboard.
import type { Shelf } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useView } from '../../../session/view-store.ts'
import type { SelectedBay } from '../../module-selection/use-selected-bay.ts'
import { type Shelves, useShelves } from '../../module-selection/use-shelves.ts'
import { HeldShelf } from './held-shelf.tsx'
import styles from './shelf-handles.module.css'
import { type ShelfMove, shelfMoveOfKey } from './shelf-move.ts'
import { useShelfDrag } from './use-shelf-drag.ts'

type Pixel = readonly [number, number]

/** Pixels of the stage; the two ends of a level line across the bay, so many mm above its floor. */
export type BayOnStage = {
	size: { width: number; height: number }
	across: (height: number) => readonly [left: Pixel, right: Pixel] | null
}

export function ShelfHandles(props: { at: SelectedBay; stage: BayOnStage }): ReactNode {
	const { at, stage } = props
	const shelves = useShelves(at)
	if (shelves === null) return null
	return shelves.all.map((shelf, i) => (
		<ShelfHandle
			key={`${at.run} ${at.module} ${at.bay} ${keyOf(shelf)}`}
			number={i + 1}
			shelf={shelf}
			shelves={shelves}
			stage={stage}
		/>
	))
}

/** As the stage names its tag. */
function keyOf({ zone, shelf }: Shelf): string {
	return `${zone} ${shelf}`
}

type HandleProps = { number: number; shelf: Shelf; shelves: Shelves; stage: BayOnStage }

function ShelfHandle({ number, shelf, shelves, stage }: HandleProps): ReactNode {
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	const key = keyOf(shelf)
	const isHeld = useView((view) => view.shelf === key)
	const drag = useShelfDrag({ key, shelf, shelves, stage })
	const [stop, setStop] = useState<ShelfMove['stop']>(null)
	const line = stage.across(shelf.height)
	if (line === null) return null
	const [left, right] = line
	const middle = (left[1] + right[1]) / 2
	const near = shelves.all
		.filter((other) => other !== shelf)
		.map((other) => Math.abs(yOf(stage, other.height) - middle) / 2)
	return (
		<>
			<div
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input lies level and cannot be pulled by its edge
				role="slider"
				tabIndex={0}
				className={styles.handle}
				aria-label={t('modules.shelf', { number })}
				aria-orientation="vertical"
				aria-valuemin={shelf.min}
				aria-valuemax={shelf.max}
				aria-valuenow={shelf.height}
				aria-valuetext={t('modules.shelfHeld', {
					height: length(shelf.height),
					above: length(shelf.above),
					below: length(shelf.below),
				})}
				style={
					{
						left: left[0],
						top: middle,
						width: right[0] - left[0],
						'--reach': `${Math.min(...near, stage.size.height)}px`,
					} as CSSProperties
				}
				{...drag.handlers}
				onKeyDown={(event) => {
					if (drag.putBack(event)) return
					const move = event.altKey || event.ctrlKey ? null : shelfMoveOfKey(event, shelf)
					if (move === null) return
					event.preventDefault()
					setStop(move.height === shelf.height ? move.stop : null)
					drag.settle(move.height)
				}}
				onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && drag.hold()}
				onBlur={() => {
					setStop(null)
					drag.release()
				}}
			/>
			{isHeld && (
				<HeldShelf
					shelf={shelf}
					stage={stage}
					hand={drag.hand}
					stop={drag.hand === null ? stop : drag.hand.stop}
					before={drag.before}
				/>
			)}
		</>
	)
}

function yOf(stage: BayOnStage, height: number): number {
	const line = stage.across(height)
	return line === null ? 0 : (line[0][1] + line[1][1]) / 2
}
