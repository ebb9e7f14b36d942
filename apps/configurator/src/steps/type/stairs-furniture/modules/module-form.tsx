import { type PlacedStairModule, type StairFill, stairFillOptions } from '@gabarit/engine'
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
import { idOf, mayBeLit, moved, withModule } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import { DrawerFields } from './drawer-fields.tsx'
import { moduleShape } from './module-shape.ts'
import { ShelfFields } from './shelf-fields.tsx'

export type FormProps = { index: number; module: PlacedStairModule }

export function ModuleForm({ index, module }: FormProps): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, modules } = useStairs()
	const { choice } = module
	const changed = (to: typeof choice) => withModule(configuration, modules, { index, choice: to })
	return (
		<>
			<Fills index={index} module={module} />
			{choice.fill === 'PullOut' && (
				<p className={layout.caption}>{t('kinds:stairs.modules.pullOut')}</p>
			)}
			{choice.fill === 'Drawers' && <DrawerFields index={index} module={module} />}
			{choice.fill === 'Shelves' && <ShelfFields index={index} module={module} />}
			{choice.fill === 'Empty' && (
				<PricedCheckbox
					text={t('kinds:stairs.modules.hatch')}
					note={t('kinds:stairs.modules.hatchNote')}
					checked={choice.hatch === true}
					wanted={changed({ ...choice, hatch: choice.hatch !== true })}
				/>
			)}
			{mayBeLit(choice) && (
				<PricedCheckbox
					text={t('kinds:tv.modules.led')}
					note={t('kinds:tv.modules.ledNote')}
					checked={choice.led === true}
					wanted={changed({ ...choice, led: choice.led !== true })}
				/>
			)}
			<Moves index={index} />
		</>
	)
}

function Fills({ index, module }: FormProps): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, catalogue } = useStairs()
	const options = useMemo(
		() => stairFillOptions(configuration, catalogue, index),
		[configuration, catalogue, index],
	)
	return (
		<FieldGroup title={t('kinds:stairs.modules.fill')}>
			<PricedOptions
				label={t('kinds:stairs.modules.fill')}
				options={options}
				chosen={({ reference }) => reference === module.choice.fill}
				labelOf={({ reference }) => t(`kinds:stairs.fills.names.${reference as StairFill}`)}
				renderPicture={({ reference }) => (
					<SilhouettePicture height={92} shape={shapeAs(reference as StairFill, module)} />
				)}
			/>
		</FieldGroup>
	)
}

/** As many drawers or shelves as go into its own height, so that each differs from the other. */
function shapeAs(fill: StairFill, module: PlacedStairModule) {
	const least = Math.min(module.left, module.right)
	const drawers = Math.max(1, Math.min(3, Math.floor(least / 256)))
	const pitches =
		module.pitches.length > 0 ? module.pitches : Array.from({ length: drawers }, () => 256)
	const shelves = module.shelves > 0 ? module.shelves : Math.max(1, Math.floor(least / 380) - 1)
	return moduleShape({ ...module, fill, pitches, shelves })
}

function Moves({ index }: { index: number }): ReactNode {
	const { configuration, modules, propose } = useStairs()
	const move = (to: number) => {
		const id = idOf(to)
		propose(moved(configuration, modules, { from: index, to }))
		changeView({ group: id })
		focusOnHead(id)
	}
	return (
		<div className={layout.row}>
			<MoveButtons index={index} count={modules.length} onMove={move} />
		</div>
	)
}
