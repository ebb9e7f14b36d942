import type { Design, Furniture, RunSide } from '@gabarit/engine'
import { LinkButton, useFormats, useLanguage } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { useSteps } from '../frame/step-navigation.ts'
import styles from './summary.module.css'
import { type SummaryLine, useRoomLines } from './use-room-lines.ts'

export function Summary(): ReactNode {
	const { t } = useTranslation('configurator')
	const { steps, show } = useSteps()
	const lines = useSummary()
	const names = steps.map(({ name }) => name)
	return (
		<dl className={styles.summary} data-testid="summary">
			{lines
				.filter(({ step, text }) => names.includes(step) && text !== '')
				.map(({ key, step, text }) => (
					<div key={key}>
						<dt>{t(`recap.lines.${key}` as 'recap.lines.modules')}</dt>
						<dd>{text}</dd>
						<dd>
							<LinkButton
								aria-label={`${t('recap.change')}, ${t(`recap.lines.${key}` as 'recap.lines.modules')}`}
								onClick={() => show(step)}
							>
								{t('recap.change')}
							</LinkButton>
						</dd>
					</div>
				))}
		</dl>
	)
}

function useSummary(): SummaryLine[] {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const language = useLanguage()
	const { solved, catalogue } = useDesign()
	const { design, furniture } = solved
	const roomLines = useRoomLines()
	if (furniture === null) return []
	const colorOf = (reference: string) =>
		catalogue.colors.find((color) => color.reference === reference)?.label[language] ?? reference
	const handle = catalogue.handles.find(({ reference }) => reference === design.handle?.model)
	const { width, hu, depth, filler } = design
	const size = [Math.min(...width), Math.min(...hu), depth.center]
		.map((mm) => number(mm))
		.join(' × ')
	const lit = furniture.runs.flatMap(({ modules }) => modules.flatMap(({ bays }) => bays))
	const lights = lit.filter(({ led }) => led !== null).length
	return [
		{
			key: 'dimensions',
			step: 'FootprintMeasurements',
			text: `${size} mm, ${t(`recap.walls.${design.walls}`)}`,
		},
		...roomLines,
		{
			key: 'modules',
			step: 'ModuleSelection',
			text: modulesText(furniture, number, {
				kindOf: (kind) => t(`modules.kinds.${kind}`).toLowerCase(),
				runOf: (run) => t(`runs.${run}`),
			}),
		},
		{ key: 'fronts', step: 'Doors', text: frontsText(design, furniture) },
		{
			key: 'interior',
			step: 'InteriorColor',
			text: `${colorOf(design.colors.interior)}, ${thicknessText(furniture)}`,
		},
		{
			key: 'handles',
			step: 'DoorHandle',
			text:
				handle === undefined || design.handle === null
					? t('handle.none')
					: `${handle.label[language]}, ${t(`handle.colors.${design.handle.color}`).toLowerCase()}`,
		},
		{
			key: 'options',
			step: 'Options',
			text: [
				lights === 0 ? t('recap.noLight') : t('recap.lights', { count: lights }),
				design.charger ? t('recap.charger') : '',
				t('recap.plinth', { height: number(design.plinth) }),
			]
				.filter(Boolean)
				.join(', '),
		},
		{
			key: 'fillers',
			step: 'FillerMeasurements',
			text: t('recap.fillers', {
				left: number(filler.left),
				right: number(filler.right),
				top: number(filler.top),
				oversize: number(filler.oversize),
			}),
		},
	]

	function frontsText({ colors, doors }: Design, made: Furniture): string {
		if (doors === null) return t('recap.open', { color: colorOf(colors.exterior) })
		const leaves = made.fronts.filter(({ kind }) => kind === 'Leaf')
		return `${colorOf(colors.exterior)}, ${t('recap.leaves', { count: leaves.length })}, ${t(`doors.styles.${doors.style}`).toLowerCase()}`
	}

	function thicknessText(made: Furniture): string {
		const bays = made.runs.flatMap(({ modules }) => modules.flatMap((module) => module.bays))
		const thicknesses = ([18, 28] as const).filter((thickness) =>
			bays.some(({ shelfThickness }) => shelfThickness === thickness),
		)
		return t('recap.shelves', { thickness: thicknesses.join(' / ') })
	}
}

type Words = {
	kindOf: (kind: 'Simple' | 'Double') => string
	runOf: (side: RunSide) => string
}

function modulesText(
	{ runs }: Furniture,
	number: (mm: number) => string,
	{ kindOf, runOf }: Words,
): string {
	const texts = runs.map(({ side, modules }) => {
		const text = modules.map(({ width, kind }) => `${number(width)} ${kindOf(kind)}`).join(', ')
		return runs.length > 1 ? `${runOf(side)} : ${text}` : text
	})
	return texts.join('. ')
}
