import { Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { wallsFor } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { AccessFields } from './access-fields.tsx'
import { SpecialFields } from './special-fields.tsx'
import { MeasuredWith, SideWalls } from './walls-and-source.tsx'

export function RoomStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	const { configuration, design } = solved
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('room.intro')}>
			<SideWalls
				offered={wallsFor(design.footprint)}
				chosen={design.walls}
				note={design.footprint === 'Straight' ? undefined : t('room.sideRunNeedsWall')}
				between={(walls) => ({ ...configuration, walls })}
			/>
			<IssueChecks issues={issues} />
			<SpecialFields />
			<Ceiling />
			<MeasuredWith source={design.source} />
			<AccessFields />
		</StepPanel>
	)
}

function Ceiling(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose, tryOut } = useDressingDesign()
	const { configuration, design } = solved
	const free = design.filler.top === 0
	const wanted = (to: 'ceiling' | 'free') => {
		const { height: _, ...rest } = configuration
		return { ...rest, filler: { ...configuration.filler, top: to === 'free' ? 0 : 50 } }
	}
	return (
		<Section title={t('room.ceiling')} note={t(free ? 'room.freeNote' : 'room.toCeilingNote')}>
			<Segmented
				label={t('room.ceiling')}
				value={free ? 'free' : 'ceiling'}
				options={[
					{ value: 'ceiling', label: t('room.toCeiling') },
					{ value: 'free', label: t('room.free') },
				]}
				onTry={(to) => tryOut(to === null ? null : wanted(to))}
				onChange={(to) => propose(wanted(to))}
			/>
		</Section>
	)
}
