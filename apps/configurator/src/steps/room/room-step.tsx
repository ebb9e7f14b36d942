import { drawWalls } from '@gabarit/drawing'
import { sources } from '@gabarit/engine'
import { OptionCard, OptionGroup, Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { wallsFor } from '../../session/room-changes.ts'
import { changeDesign } from '../../session/session-store.ts'
import { IssueChecks } from '../frame/issue-checks.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/picture.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { useIssuesOf } from '../frame/use-issues-of.ts'
import { AccessFields } from './access-fields.tsx'

export function RoomStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const issues = useIssuesOf('Room')
	return (
		<StepPanel step="Room" intro={t('room.intro')}>
			<Section title={t('room.walls')}>
				<OptionGroup label={t('room.walls')} size="large">
					{wallsFor(design.footprint).map((walls) => (
						<OptionCard
							key={walls}
							label={t(`room.wallSets.${walls}`)}
							picture={<Picture drawing={drawWalls(walls)} />}
							chosen={design.walls === walls}
							onChoose={() => propose({ ...configuration, walls })}
						/>
					))}
				</OptionGroup>
				{design.footprint !== 'Straight' && (
					<p className={layout.caption}>{t('room.sideRunNeedsWall')}</p>
				)}
			</Section>
			<IssueChecks issues={issues} />
			<Ceiling />
			<Section title={t('room.source')} note={t(`room.sourceNotes.${design.source}`)}>
				<Segmented
					label={t('room.source')}
					value={design.source}
					options={sources.map((value) => ({ value, label: t(`room.sources.${value}`) }))}
					onChange={(source) => changeDesign({ source })}
				/>
			</Section>
			<AccessFields />
		</StepPanel>
	)
}

function Ceiling(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const free = design.filler.top === 0
	const choose = (to: 'ceiling' | 'free') => {
		const { height: _, ...rest } = configuration
		propose({ ...rest, filler: { ...configuration.filler, top: to === 'free' ? 0 : 50 } })
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
				onChange={choose}
			/>
		</Section>
	)
}
