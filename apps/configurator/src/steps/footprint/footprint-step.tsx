import { drawFootprint, drawFurnitureType } from '@gabarit/drawing'
import { footprints, type StartType, startTypes, typeOf } from '@gabarit/engine'
import { OptionCard, OptionGroup } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { withFootprint } from '../../session/room-changes.ts'
import { IssueChecks } from '../frame/issue-checks.tsx'
import { Picture } from '../frame/picture.tsx'
import { RoomCards } from '../frame/room-cards.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { useIssuesOf } from '../frame/use-issues-of.ts'

export function FootprintStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const issues = useIssuesOf('Footprint')
	return (
		<StepPanel step="Footprint" intro={t('footprint.intro')}>
			<Section title={t('footprint.shape')}>
				<Shapes />
			</Section>
			<Section title={t('footprint.type')}>
				<Types />
			</Section>
			<IssueChecks issues={issues} />
		</StepPanel>
	)
}

function Shapes(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	return (
		<RoomCards
			label={t('footprint.shape')}
			chosen={design.footprint}
			cards={footprints.map((footprint) => ({
				reference: footprint,
				label: t(`footprint.shapes.${footprint}`),
				picture: <Picture drawing={drawFootprint(footprint)} />,
				configuration: withFootprint(configuration, footprint, design.walls),
			}))}
		/>
	)
}

function Types(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose, tryOut } = useDressingDesign()
	const { configuration } = solved
	const wanted = (type: StartType) => withType(configuration, type)
	return (
		<OptionGroup label={t('footprint.type')} size="large">
			{startTypes.map((type) => (
				<OptionCard
					key={type}
					label={t(`types.${type}.name`)}
					picture={<Picture drawing={drawFurnitureType(type)} />}
					chosen={typeOf(configuration) === type}
					onTry={(trying) => tryOut(trying ? wanted(type) : null)}
					onChoose={() => propose(wanted(type))}
				/>
			))}
		</OptionGroup>
	)
}

/** Another type has other defaults: interiors chosen for the old one go, the room stays. */
function withType(
	configuration: ReturnType<typeof useDressingDesign>['solved']['configuration'],
	type: StartType,
) {
	const { runs: _, ...rest } = configuration
	return { ...rest, type }
}
