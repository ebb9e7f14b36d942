import { SHELVES_MAX, tvFrontOptions } from '@gabarit/engine'
import { CountField } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { changeView } from '../../../../session/view-store.ts'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import layout from '../../../frame/layout.module.css'
import { focusOnHead } from '../../../frame/parts/focus-on-head.ts'
import { MoveButtons } from '../../../frame/parts/move-buttons.tsx'
import { SilhouettePicture } from '../../../frame/pictures/silhouette-picture.tsx'
import { PricedCheckbox } from '../../../frame/prices/priced-checkbox.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { idOf, type ModuleChange, moved, withModule } from '../modules.ts'
import { tvPlacesOf } from '../stage/tv-places.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { DrawerField } from './drawer-field.tsx'
import { lowShape } from './module-shape.ts'

type Front = 'Drawers' | 'Flap' | 'Doors' | 'None'

export function LowForm({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const module = tv.low.modules[index]
	if (module === undefined) return null
	const change = (to: ModuleChange) => propose(withModule(configuration, index, to))
	const isDrawers = module.front === 'Drawers'
	return (
		<>
			<Fronts index={index} />
			{isDrawers && <DrawerField index={index} />}
			{!isDrawers && (
				<CountField
					label={t('kinds:tv.modules.shelfCount')}
					name={`modules.${index}.shelves`}
					value={module.shelves}
					min={0}
					max={SHELVES_MAX}
					onChange={(shelves) => change({ shelves })}
				/>
			)}
			{(module.front === 'None' || module.front === 'Flap') && (
				<PricedCheckbox
					text={t('kinds:tv.modules.media')}
					note={t('kinds:tv.modules.mediaNote')}
					checked={module.media}
					wanted={withModule(configuration, index, { media: module.media ? null : true })}
				/>
			)}
			{!isDrawers && (
				<PricedCheckbox
					text={t('kinds:tv.modules.led')}
					note={t('kinds:tv.modules.ledNote')}
					checked={module.led}
					wanted={withModule(configuration, index, { led: module.led ? null : true })}
				/>
			)}
			<Moves index={index} />
		</>
	)
}

function Fronts({ index }: { index: number }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue, tv } = useTvDesign()
	const module = tv.low.modules[index]
	const options = useMemo(
		() => tvFrontOptions(configuration, catalogue, index),
		[configuration, catalogue, index],
	)
	const { sharesOf } = tvPlacesOf(tv)
	const shapeOf = (front: Front) =>
		lowShape({
			front,
			shelves: front === 'None' ? (module?.shelves ?? 1) : 0,
			shares: module ? sharesOf(module) : [],
		})
	return (
		<FieldGroup title={t('kinds:tv.modules.front')}>
			<PricedOptions
				label={t('kinds:tv.modules.front')}
				options={options}
				chosen={({ reference }) => reference === module?.front}
				labelOf={({ reference }) => t(`kinds:tv.modules.fronts.${reference as Front}`)}
				renderPicture={({ reference }) => <SilhouettePicture shape={shapeOf(reference as Front)} />}
			/>
		</FieldGroup>
	)
}

function Moves({ index }: { index: number }): ReactNode {
	const { configuration, tv, propose } = useTvDesign()
	const count = tv.low.modules.length
	const move = (to: number) => {
		const id = idOf({ kind: 'low', index: to })
		propose(moved(configuration, index, to))
		changeView({ group: id })
		focusOnHead(id)
	}
	return (
		<div className={layout.row}>
			<MoveButtons index={index} count={count} onMove={move} />
		</div>
	)
}
