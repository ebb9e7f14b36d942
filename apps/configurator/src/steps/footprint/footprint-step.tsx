// Which furniture, and the shape it stands in.
import { drawFootprint, drawFurnitureType } from '@gabarit/drawing'
import { type Footprint, type FurnitureType, footprints, furnitureTypes } from '@gabarit/engine'
import { OptionCard, OptionGroup } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { Picture } from '../frame/picture.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'

/** Shapes that the engine makes today. */
const made: readonly Footprint[] = ['Straight']

export function FootprintStep(): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<StepPanel step="Footprint" intro={t('footprint.intro')}>
			<Section title={t('footprint.shape')}>
				<Shapes />
			</Section>
			<Section title={t('footprint.type')}>
				<Types />
			</Section>
		</StepPanel>
	)
}

function Shapes(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDesign()
	const { configuration, design } = solved
	return (
		<OptionGroup label={t('footprint.shape')} size="large">
			{footprints.map((footprint) => (
				<OptionCard
					key={footprint}
					label={t(`footprint.shapes.${footprint}`)}
					picture={<Picture drawing={drawFootprint(footprint)} />}
					chosen={design.footprint === footprint}
					{...(made.includes(footprint)
						? {}
						: { reason: t('option.soon'), detail: t('option.soon'), className: 'cf-soon' })}
					onChoose={() => propose({ ...configuration, footprint })}
				/>
			))}
		</OptionGroup>
	)
}

function Types(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDesign()
	const { configuration, design } = solved
	const choose = (type: FurnitureType) => propose(withType(configuration, type))
	return (
		<OptionGroup label={t('footprint.type')} size="large">
			{furnitureTypes.map((type) => (
				<OptionCard
					key={type}
					label={t(`types.${type}.name`)}
					picture={<Picture drawing={drawFurnitureType(type)} />}
					chosen={design.type === type}
					onChoose={() => choose(type)}
				/>
			))}
		</OptionGroup>
	)
}

/** Another type has other defaults: interiors chosen for the old one go, the room stays. */
function withType(
	configuration: ReturnType<typeof useDesign>['solved']['configuration'],
	type: FurnitureType,
) {
	const { runs: _, ...rest } = configuration
	return { ...rest, type }
}
