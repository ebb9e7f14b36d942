import { drawDoorStyle } from '@gabarit/drawing'
import {
	type DoorStyle,
	type DressingConfiguration,
	doorOptions,
	type Option,
} from '@gabarit/engine'
import { OptionCard, OptionGroup, Segmented } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/issue-checks.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/picture.tsx'
import { useOptionTexts } from '../frame/priced-options.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { useIssuesOf } from '../frame/use-issues-of.ts'
import { ModuleDoors } from './module-doors.tsx'

type Style = 'None' | DoorStyle
const styles: readonly Style[] = ['Simple', 'StraightLines', 'Frames', 'None']

const styleOf = (reference: string) => reference.split(':')[0] as Style
const countOf = (reference: string) => Number(reference.split(':')[1] ?? 0)

export function DoorsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDressingDesign()
	const issues = useIssuesOf('Doors')
	const { configuration, design } = solved
	const options = useMemo(() => doorOptions(configuration, catalogue), [configuration, catalogue])
	const style = design.doors?.style ?? 'None'
	const count = design.doors?.count
	return (
		<StepPanel step="Doors" intro={t('doors.intro')}>
			<IssueChecks issues={issues} />
			<Section title={t('doors.design')}>
				<StyleCards options={options} style={style} />
				<Counts options={options} style={style} count={count} />
			</Section>
			{style !== 'None' && <ModuleDoors />}
		</StepPanel>
	)
}

/** One card a style; the first count that can be made represents it. */
function StyleCards({
	options,
	style,
}: {
	options: readonly Option<DressingConfiguration>[]
	style: Style
}): ReactNode {
	const { t } = useTranslation('configurator')
	const { propose, solved } = useDressingDesign()
	const first = styles.flatMap((wanted) => {
		const own = options.filter(({ reference }) => styleOf(reference) === wanted)
		return own.find(({ available }) => available) ?? own[0] ?? []
	})
	const { priceOf, reasonOf } = useOptionTexts(first)
	const current = solved.design.doors?.count
	return (
		<OptionGroup label={t('doors.design')} size="large">
			{first.map((option) => {
				const own = styleOf(option.reference)
				const count =
					own === style ? (current ?? countOf(option.reference)) : countOf(option.reference)
				return (
					<OptionCard
						key={own}
						label={t(`doors.styles.${own}`)}
						picture={<Picture drawing={drawDoorStyle({ style: own, count })} />}
						chosen={own === style}
						{...priceOf(option, own === style)}
						{...reasonOf(option)}
						onChoose={() => propose(option.configuration)}
					/>
				)
			})}
		</OptionGroup>
	)
}

function Counts(props: {
	options: readonly Option<DressingConfiguration>[]
	style: Style
	count: number | undefined
}): ReactNode {
	const { options, style, count } = props
	const { t } = useTranslation('configurator')
	const { propose } = useDressingDesign()
	const own = options.filter(
		({ reference, available }) =>
			styleOf(reference) === style && countOf(reference) > 0 && available,
	)
	if (style === 'None' || style === 'Simple' || own.length < 2) return null
	const label = t(style === 'Frames' ? 'doors.frames' : 'doors.bars')
	return (
		<div className={layout.row}>
			<span>{label}</span>
			<Segmented
				label={label}
				value={String(count ?? countOf(own[0]?.reference ?? ''))}
				options={own.map(({ reference }) => ({
					value: String(countOf(reference)),
					label: String(countOf(reference)),
				}))}
				onChange={(value) => {
					const option = own.find(({ reference }) => countOf(reference) === Number(value))
					if (option !== undefined) propose(option.configuration)
				}}
			/>
		</div>
	)
}
