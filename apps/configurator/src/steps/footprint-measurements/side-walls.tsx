import { ReadingsField, Segmented } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sidesOfFootprint } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useCulprit } from '../frame/checks/use-culprit.ts'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'
import { storedReadings } from './stored-readings.ts'

type Side = 'left' | 'right'
const names = { left: 'Left', right: 'Right' } as const

export function SideWalls({ onField }: { onField: (field: string) => void }): ReactNode {
	const { solved } = useDressingDesign()
	return sidesOfFootprint(solved.design.footprint).map((side) => (
		<SideWall key={side} side={side} onField={onField} />
	))
}

function SideWall({ side, onField }: { side: Side; onField: (field: string) => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const { room } = configuration
	const culprit = useCulprit()
	const { readings, end } = design.sides[side]
	const open = design.doors === null
	return (
		<Section title={t(`runs.${names[side]}`)}>
			<div className={layout.stack}>
				<div onFocus={() => onField(`room.side${names[side]}`)}>
					<ReadingsField
						label={t(`fields.side.${side}`)}
						name={`room.side${names[side]}`}
						problemOf={(reading) => culprit(`room.side${names[side]}`, reading)}
						values={readings}
						most={3}
						min={600}
						max={8000}
						onCommit={(values) =>
							propose({
								...configuration,
								room: { ...room, [`side${names[side]}`]: storedReadings(values) },
							})
						}
					/>
				</div>
				<Segmented
					label={t(`measures.end.${side}`)}
					value={end}
					options={(['Open', 'Wall'] as const).map((value) => ({
						value,
						label: t(`measures.ends.${value}`),
					}))}
					onChange={(value) =>
						propose({ ...configuration, room: { ...room, [`end${names[side]}`]: value } })
					}
				/>
				<div onFocus={() => onField(`depth.${side}`)}>
					<MeasureField
						label={t(`fields.depthOf.${side}`)}
						value={design.depth[side]}
						min={open ? 250 : 271}
						max={open ? 700 : 721}
						onCommit={(value) =>
							propose({ ...configuration, depth: { ...configuration.depth, [side]: value } })
						}
					/>
				</div>
			</div>
		</Section>
	)
}
