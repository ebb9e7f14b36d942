// The buyer types the useful depth at a breast or recess, or what he measured on the wall; the other is calculated.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'

type Show = { onField: (field: string) => void }
type Feature = 'fireplace' | 'recessLeft' | 'recessRight'

export function WallFeatures({ onField }: Show): ReactNode {
	const { solved } = useDressingDesign()
	const { wall } = solved.design
	return (
		<>
			{wall === 'Fireplace' && <Breast onField={onField} />}
			{(wall === 'LeftRecess' || wall === 'BothRecess') && (
				<Recess feature="recessLeft" onField={onField} />
			)}
			{(wall === 'RightRecess' || wall === 'BothRecess') && (
				<Recess feature="recessRight" onField={onField} />
			)}
		</>
	)
}

function useFeatureChange() {
	const { solved, propose } = useDressingDesign()
	const { configuration } = solved
	return (group: 'depth' | 'width' | 'pos', feature: Feature, value: number) =>
		propose({ ...configuration, [group]: { ...configuration[group], [feature]: value } })
}

function Breast({ onField }: Show): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const change = useFeatureChange()
	const { breast, width, depth } = solved.design
	const wall = Math.min(...width)
	return (
		<Section title={t('wall.kinds.Fireplace')}>
			<div className={layout.fields}>
				<div onFocus={() => onField('pos.fireplace')}>
					<MeasureField
						label={t('fields.breast.position')}
						field="pos.fireplace"
						value={breast.position}
						min={0}
						max={Math.max(0, wall - 200)}
						onCommit={(value) => change('pos', 'fireplace', value)}
					/>
				</div>
				<div onFocus={() => onField('width.fireplace')}>
					<MeasureField
						label={t('fields.breast.width')}
						field="width.fireplace"
						value={breast.width}
						min={200}
						max={4000}
						onCommit={(value) => change('width', 'fireplace', value)}
					/>
				</div>
				<div onFocus={() => onField('depth.fireplace')}>
					<MeasureField
						label={t('fields.breast.depth')}
						field="depth.fireplace"
						value={breast.depth}
						min={30}
						max={1000}
						onCommit={(value) => change('depth', 'fireplace', value)}
					/>
				</div>
				<div onFocus={() => onField('useful.fireplace')}>
					<MeasureField
						label={t('fields.breast.useful')}
						value={Math.max(0, depth.center - breast.depth)}
						min={0}
						max={depth.center - 30}
						onCommit={(value) => change('depth', 'fireplace', depth.center - value)}
					/>
				</div>
			</div>
			<p className={layout.caption}>{t('measures.follows')}</p>
		</Section>
	)
}

function Recess({ feature, onField }: Show & { feature: 'recessLeft' | 'recessRight' }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const change = useFeatureChange()
	const { recess, depth } = solved.design
	const own = recess[feature === 'recessLeft' ? 'left' : 'right']
	return (
		<Section title={t(`measures.${feature}`)}>
			<div className={layout.fields}>
				<div onFocus={() => onField(`width.${feature}`)}>
					<MeasureField
						label={t('fields.recess.width')}
						field={`width.${feature}`}
						value={own.width}
						min={200}
						max={4000}
						onCommit={(value) => change('width', feature, value)}
					/>
				</div>
				<div onFocus={() => onField(`depth.${feature}`)}>
					<MeasureField
						label={t('fields.recess.depth')}
						field={`depth.${feature}`}
						value={own.depth}
						min={30}
						max={600}
						onCommit={(value) => change('depth', feature, value)}
					/>
				</div>
				<div onFocus={() => onField(`useful.${feature}`)}>
					<MeasureField
						label={t('fields.recess.useful')}
						value={depth.center + own.depth}
						min={depth.center + 30}
						max={depth.center + 600}
						onCommit={(value) => change('depth', feature, value - depth.center)}
					/>
				</div>
			</div>
			<p className={layout.caption}>{t('measures.follows')}</p>
		</Section>
	)
}
