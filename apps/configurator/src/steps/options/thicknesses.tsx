import { type RunSide, shelfLoadOf, thicknessOptions } from '@gabarit/engine'
import { Icon, Segmented, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { baysOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useDifferences } from '../../session/use-differences.ts'
import layout from '../frame/layout.module.css'
import { Section } from '../frame/step-panel.tsx'
import { useBayNames } from '../frame/use-bay-names.ts'

export function Thicknesses(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved } = useDressingDesign()
	if (solved.furniture === null) return null
	const bays = baysOf(solved.design)
	const { furniture } = solved
	const withShelves = bays
		.map((place, i) => ({ ...place, number: i + 1 }))
		.filter(({ run, module, bay }) =>
			hasShelf(furniture.runs.find(({ side }) => side === run)?.modules[module]?.bays[bay]),
		)
	if (withShelves.length === 0) return null
	const load = shelfLoadOf(solved.design)
	return (
		<Section title={t('options.thickness')} note={t('options.thicknessNote', { load })}>
			<ul className={layout.list}>
				{withShelves.map(({ run, module, bay, number }) => (
					<li key={number}>
						<Thickness run={run} module={module} bay={bay} number={number} />
					</li>
				))}
			</ul>
		</Section>
	)
}

function hasShelf(bay: { zones: { kind: string }[] } | undefined): boolean {
	return bay?.zones.some(({ kind }) => kind === 'FixedShelve' || kind === 'VariableShelve') ?? false
}

function Thickness(props: {
	run: RunSide
	module: number
	bay: number
	number: number
}): ReactNode {
	const { run, module, bay, number } = props
	const { t } = useTranslation('configurator')
	const formats = useFormats()
	const { textOf } = useIssueTexts()
	const { solved, catalogue, propose, tryOut } = useDressingDesign()
	const { configuration } = solved
	const options = useMemo(
		() => thicknessOptions(configuration, catalogue, { run, module, bay }),
		[configuration, catalogue, run, module, bay],
	)
	const made = solved.furniture?.runs.find(({ side }) => side === run)?.modules[module]?.bays[bay]
	const nameOf = useBayNames(solved.design)
	const differences = useDifferences(options)
	const optionOf = (value: string) => options.find(({ reference }) => reference === value)
	const current = options.find(({ reference }) => reference === String(made?.shelfThickness))
	const refused = options.find(({ available }) => !available)
	const other = options.find((option) => option.available && option !== current)
	const cents = other === undefined ? undefined : differences.get(other.reference)
	return (
		<>
			<div className={layout.row}>
				<span>
					{nameOf(number - 1)}
					{made !== undefined && (
						<span className={layout.caption}>{`, ${formats.length(made.width)}`}</span>
					)}
				</span>
				<Segmented
					label={t('options.thicknessOf', { number })}
					value={String(made?.shelfThickness ?? 18)}
					options={options
						.filter((o) => o.available || o === current)
						.map(({ reference }) => ({
							value: reference,
							label: formats.length(Number(reference)),
						}))}
					onTry={(value) =>
						tryOut((value === null ? null : optionOf(value)?.configuration) ?? null)
					}
					onChange={(value) => {
						const option = optionOf(value)
						if (option !== undefined) propose(option.configuration)
					}}
				/>
			</div>
			{current !== undefined && (
				<p className={clsx(layout.caption, layout.withIcon)}>
					<Icon name={current.sag <= current.sagLimit ? 'check' : 'warning'} size={16} />
					{t('options.sag', {
						sag: formats.number(current.sag, { most: 1 }),
						limit: formats.number(current.sagLimit, { most: 1 }),
					})}
					{other?.advised === true && ` ${t('options.advised', { thickness: other.reference })}`}
					{other !== undefined && cents !== undefined && cents !== 0 && (
						<>
							{' '}
							{t('options.other', { thickness: other.reference, price: formats.difference(cents) })}
						</>
					)}
				</p>
			)}
			{refused?.reason !== undefined && (
				<p className={layout.caption}>
					{t('options.refused', {
						thickness: refused.reference,
						reason: textOf(refused.reason),
					})}
				</p>
			)}
		</>
	)
}
