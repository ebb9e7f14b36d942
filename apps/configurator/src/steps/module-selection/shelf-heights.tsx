import {
	type Bay,
	type BayChoice,
	HOLE_PITCH,
	onGrid,
	type Shelf,
	shelvesOf,
	withBay,
	withoutShelf,
	withShelfAdded,
	withShelfMoved,
} from '@gabarit/engine'
import { Button, NumberField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import styles from './shelf-heights.module.css'
import type { SelectedBay } from './use-selected-bay.ts'

export function ShelfHeights({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const run = solved.furniture?.runs.find(({ side }) => side === at.run)
	const made = run?.modules[at.module]?.bays[at.bay]
	if (made === undefined) return null
	return (
		<details className={layout.details}>
			<summary>{t('modules.shelfHeights')}</summary>
			<p className={layout.caption}>{t('modules.shelfHeightsNote')}</p>
			<ShelfList at={at} made={made} />
		</details>
	)
}

function ShelfList({ at, made }: { at: SelectedBay; made: Bay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue, propose } = useDressingDesign()
	const shelves = shelvesOf(at.choice, made)
	const more = withShelfAdded(at.choice, made)
	const put = (choice: BayChoice) =>
		propose(withBay(solved.configuration, catalogue, at, () => choice))
	return (
		<>
			<div className={layout.fields}>
				{shelves.toReversed().map((shelf, i) => (
					<ShelfField
						key={`${shelf.zone}-${shelf.shelf}`}
						number={shelves.length - i}
						shelf={shelf}
						onMove={(height) => put(withShelfMoved(at.choice, made, { ...shelf, height }))}
						onRemove={() => put(withoutShelf(at.choice, made, shelf))}
					/>
				))}
			</div>
			<Button
				kind="quiet"
				icon="plus"
				reason={more === null ? t('modules.shelfNoRoom') : undefined}
				onClick={() => more !== null && put(more)}
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
