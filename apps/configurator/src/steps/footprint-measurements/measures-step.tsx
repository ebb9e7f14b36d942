import { drawMeasure } from '@gabarit/drawing'
import { Disclosure, ReadingsField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useUnexplainedIssues } from '../../session/fit.ts'
import { changeView, useView } from '../../session/view-store.ts'
import { FillersLine } from '../filler-measurements/fillers-line.tsx'
import { FitVerdicts } from '../frame/checks/fit-verdicts.tsx'
import { IssueChecks } from '../frame/checks/issue-checks.tsx'
import { useCulprit } from '../frame/checks/use-culprit.ts'
import { useIssuesOf } from '../frame/checks/use-issues-of.ts'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { StepPanel } from '../frame/step-panel.tsx'
import { PitfallsLink } from '../modals/pitfalls-link.tsx'
import { SideWalls } from './side-walls.tsx'
import { storedReadings } from './stored-readings.ts'
import { WallFeatures } from './wall-features.tsx'

export function MeasuresStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const field = useView(({ measuring }) => measuring) ?? 'room.width'
	const setField = (typed: string) => changeView({ measuring: typed })
	const issues = useUnexplainedIssues(useIssuesOf('FootprintMeasurements'))
	return (
		<StepPanel step="FootprintMeasurements" intro={t('measures.intro')} aside={<PitfallsLink />}>
			<div className={layout.measure}>
				<div className={layout.measurePicture} aria-hidden="true">
					<Picture drawing={drawMeasure(field)} />
				</div>
				<div className={layout.stack}>
					<div onFocus={() => setField('room.width')}>
						<Width />
					</div>
					<div onFocus={() => setField('hu')}>
						<Height />
					</div>
					<div onFocus={() => setField('depth.center')}>
						<Depth />
					</div>
					<SideWalls onField={setField} />
					<WallFeatures onField={setField} />
				</div>
			</div>
			<Corners />
			<FillersLine />
			<IssueChecks issues={issues} />
			<FitVerdicts />
		</StepPanel>
	)
}

function Width(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const { room } = configuration
	const culprit = useCulprit()
	const label = t(design.walls === 'Both' ? 'fields.widthBetween' : 'fields.widthWanted')
	return (
		<ReadingsField
			label={label}
			name="room.width"
			problemOf={(reading) => culprit('room.width', reading)}
			values={design.width}
			most={design.walls === 'Both' ? 6 : 1}
			min={310}
			max={12000}
			onCommit={(values) =>
				propose({ ...configuration, room: { ...room, width: storedReadings(values) } })
			}
		/>
	)
}

function Height(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const culprit = useCulprit()
	const free = design.filler.top === 0
	const commit = (values: number[]) => propose({ ...configuration, hu: storedReadings(values) })
	const goFree = (typed: number) =>
		propose({
			...configuration,
			...(design.hu.length === 1 && typed <= 3500 ? { hu: typed } : {}),
			filler: { ...configuration.filler, top: 0 },
		})
	return (
		<>
			<ReadingsField
				label={t('fields.hu')}
				name="hu"
				problemOf={(reading) => culprit('hu', reading)}
				values={design.hu}
				most={6}
				min={350}
				max={free ? 3500 : 3000}
				emptyBecomes="max"
				onCommit={commit}
				explain={(typed) =>
					typed > 3000 && !free
						? {
								text: t('measures.huAbove'),
								remedy: { label: t('fillers.goFree.ceiling'), apply: () => goFree(typed) },
							}
						: undefined
				}
			/>
			{free && <WantedHeight />}
		</>
	)
}

function WantedHeight(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const ceiling = Math.min(...design.hu)
	return (
		<MeasureField
			label={t('fields.height')}
			value={design.height ?? Math.min(2700, ceiling - 20)}
			min={300}
			max={2700}
			onCommit={(height) => propose({ ...configuration, height })}
		/>
	)
}

function Depth(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const open = design.doors === null
	return (
		<MeasureField
			label={t(design.footprint === 'Straight' ? 'fields.depth' : 'fields.depthOf.center')}
			value={design.depth.center}
			min={open ? 250 : 271}
			max={open ? 700 : 721}
			onCommit={(center) =>
				propose({ ...configuration, depth: { ...configuration.depth, center } })
			}
		/>
	)
}

/** A right corner of 1000 by 1000 measures 1414 over its diagonal; the diagonal may be left out. */
function Corners(): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { solved, propose } = useDressingDesign()
	const { configuration, design } = solved
	const corners = (['Left', 'Right'] as const).filter(
		(side) => design.walls === 'Both' || design.walls === side,
	)
	if (corners.length === 0) return null
	const read = corners.flatMap((side) => configuration.room[`diagonal${side}`] ?? [])
	const facts =
		read.length === 0
			? t('access.note')
			: t('measures.cornersRead', { list: read.map((mm) => number(mm)).join(', ') })
	return (
		<Disclosure title={t('measures.corners')} facts={facts}>
			<p className={layout.caption}>{t('measures.cornersNote')}</p>
			<div className={layout.fields}>
				{corners.map((side) => (
					<MeasureField
						key={side}
						label={t(`fields.diagonal.${side}`)}
						field={`room.diagonal${side}`}
						value={configuration.room[`diagonal${side}`]}
						min={1286}
						max={1532}
						onCommit={(value) =>
							propose({
								...configuration,
								room: { ...configuration.room, [`diagonal${side}`]: value },
							})
						}
					/>
				))}
			</div>
		</Disclosure>
	)
}
