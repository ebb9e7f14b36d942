import { drawFootprint, drawFurnitureType } from '@gabarit/drawing'
import { footprints, type StartType, startTypes, typeOf } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { withFootprint } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Picture } from '../frame/pictures/picture.tsx'
import { RoomCards } from '../frame/pictures/room-cards.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'

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
	const { solved } = useDressingDesign()
	const { configuration } = solved
	return (
		<RoomCards
			label={t('footprint.type')}
			chosen={typeOf(configuration)}
			cards={startTypes.map((type) => ({
				reference: type,
				label: t(`types.${type}.name`),
				picture: <Picture drawing={drawFurnitureType(type)} />,
				configuration: withType(configuration, type),
			}))}
		/>
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
