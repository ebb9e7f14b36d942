import { HOLE_PITCH, onGrid, type Shelf } from '@gabarit/engine'
import { Button, NumberField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import styles from './shelf-heights.module.css'
import type { SelectedBay } from './use-selected-bay.ts'
import { type Shelves, useShelves } from './use-shelves.ts'

export function ShelfHeights({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const shelves = useShelves(at)
	if (shelves === null) return null
	return (
		<details className={layout.details}>
			<summary>{t('modules.shelfHeights')}</summary>
			<p className={layout.caption}>{t('modules.shelfHeightsNote')}</p>
			<ShelfList shelves={shelves} />
		</details>
	)
}

function ShelfList({ shelves }: { shelves: Shelves }): ReactNode {
	const { t } = useTranslation('configurator')
	const { propose } = useDressingDesign()
	const { all, moved, without, more } = shelves
	return (
		<>
			<div className={layout.fields}>
				{all.toReversed().map((shelf, i) => (
					<ShelfField
						key={`${shelf.zone}-${shelf.shelf}`}
						number={all.length - i}
						shelf={shelf}
						onMove={(height) => propose(moved(shelf, height))}
						onRemove={() => propose(without(shelf))}
					/>
				))}
			</div>
			<Button
				kind="quiet"
				icon="plus"
				reason={more === null ? t('modules.shelfNoRoom') : undefined}
				onClick={() => more !== null && propose(more)}
			>
				{t('modules.shelfAdd')}
			</Button>
		</>
	)
}

function ShelfField(props: {
	number: number
	shelf: Shelf
	onMove: (height: number) => void
	onRemove: () => void
}): ReactNode {
	const { number, shelf, onMove, onRemove } = props
	const { t } = useTranslation('configurator')
	const { length } = useFormats()
	return (
		<div
			role="presentation"
			className={styles.shelf}
			onKeyDown={(event) => {
				const step = { ArrowUp: HOLE_PITCH, ArrowDown: -HOLE_PITCH }[event.key]
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
			<Button
				kind="quiet"
				size="field"
				icon="trash"
				aria-label={t('modules.shelfRemove', { number })}
				onClick={onRemove}
			/>
		</div>
	)
}
