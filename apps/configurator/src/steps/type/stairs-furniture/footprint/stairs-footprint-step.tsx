// How the furniture is opened and which way the flight rises; then designs to begin with.
import { stairAccesses, stairRises } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IssueChecks } from '../../../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../../../frame/checks/use-issues-of.ts'
import layout from '../../../frame/layout.module.css'
import { RoomCards } from '../../../frame/pictures/room-cards.tsx'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { withAccess, withStair } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import { EndPicture, SidePicture } from './access-picture.tsx'
import { StairsCompositions } from './stairs-compositions.tsx'

export function StairsFootprintStep(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { flight } = useStairs()
	const issues = useIssuesOf('Footprint')
	return (
		<StepPanel step="Footprint" intro={t('kinds:stairs.access.intro')}>
			<Access />
			{flight.access === 'Side' && <Rises />}
			<p className={layout.caption}>{t('kinds:stairs.access.straightOnly')}</p>
			<IssueChecks issues={issues} />
			<StairsCompositions />
		</StepPanel>
	)
}

function Access(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, flight } = useStairs()
	return (
		<Section title={t('kinds:stairs.access.title')}>
			<RoomCards
				label={t('kinds:stairs.access.title')}
				chosen={flight.access}
				cards={stairAccesses.map((access) => ({
					reference: access,
					label: t(`kinds:stairs.access.${access}`),
					detail: t(`kinds:stairs.access.details.${access}`),
					picture: access === 'Side' ? <SidePicture rises={flight.rises} /> : <EndPicture />,
					configuration:
						access === flight.access ? configuration : withAccess(configuration, access),
				}))}
			/>
		</Section>
	)
}

function Rises(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, flight } = useStairs()
	return (
		<Section title={t('kinds:stairs.rises.title')} note={t('kinds:stairs.rises.note')}>
			<RoomCards
				label={t('kinds:stairs.rises.title')}
				chosen={flight.rises}
				cards={stairRises.map((rises) => ({
					reference: rises,
					label: t(`kinds:stairs.rises.${rises}`),
					picture: <SidePicture rises={rises} />,
					configuration: withStair(configuration, { rises }),
				}))}
			/>
		</Section>
	)
}
