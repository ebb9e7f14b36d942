import { drawWalls } from '@gabarit/drawing'
import { type Configuration, type Design, sources, type Walls } from '@gabarit/engine'
import { Disclosure, Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { changeDesign } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { RoomCards } from '../frame/pictures/room-cards.tsx'
import { Section } from '../frame/step-panel.tsx'

export function SideWalls(props: {
	offered: readonly Walls[]
	chosen: Walls
	note?: string | undefined
	/** Without end panels an end that has no wall is bare. */
	bare?: boolean
	/** The design between those walls. */
	between: (walls: Walls) => Configuration
}): ReactNode {
	const { offered, chosen, note, bare = false, between } = props
	const { t } = useTranslation('configurator')
	return (
		<Section title={t('room.walls')}>
			<RoomCards
				label={t('room.walls')}
				chosen={chosen}
				cards={offered.map((walls) => ({
					reference: walls,
					label: t(`room.wallSets.${walls}`),
					picture: <Picture drawing={drawWalls(walls, { cheeks: !bare })} />,
					configuration: between(walls),
				}))}
			/>
			{note !== undefined && <p className={layout.caption}>{note}</p>}
		</Section>
	)
}

export function MeasuredWith({ source }: { source: Design['source'] }): ReactNode {
	const { t } = useTranslation('configurator')
	const say = (one: Design['source']) => t(`room.sources.${one}`)
	return (
		<Disclosure
			title={t('room.source')}
			facts={`${say(source)}, ${t(`room.sourceNotes.${source}`)}`}
		>
			<Segmented
				label={t('room.source')}
				value={source}
				options={sources.map((value) => ({ value, label: say(value) }))}
				onChange={(value) => changeDesign({ source: value })}
			/>
		</Disclosure>
	)
}
