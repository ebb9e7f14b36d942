// The seven finishing elements: which the rules put on this furniture, how large, at what price, and where each is decided.
import { type Design, type FinishItem, type Furniture, finishItemOptions } from '@gabarit/engine'
import { LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, useContext, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { sidesOfFootprint } from '../../session/room-changes.ts'
import { StepNavigation } from '../frame/step-navigation.ts'
import { Section } from '../frame/step-panel.tsx'
import { type StepName, stepsOf } from '../steps.ts'

type Kind = FinishItem['kind']

/** The step where an element is decided; where several could, the first that this design has. */
const decidedIn: Record<Kind, readonly StepName[]> = {
	Filler: ['FillerMeasurements'],
	Plinth: [],
	FinishingCheek: ['Room'],
	Tablet: ['Room'],
	FakeDoor: ['SlopeMeasurements', 'ComplexRoom'],
	InfinityPlank: [],
	Reserve: ['SlopeMeasurements', 'PrioritySide'],
}

const shown = Object.keys(decidedIn) as Kind[]

/** Price lines that pay for an element. */
const linesOf: Partial<Record<Kind, readonly string[]>> = {
	Filler: ['filler', 'top_filler', 'corner_strip'],
	Plinth: ['plinth'],
	FinishingCheek: ['cheek'],
	Tablet: ['tablet'],
	FakeDoor: ['fake_door'],
	InfinityPlank: ['infinity_plank'],
}

export function Finishing(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDesign()
	const { configuration, furniture } = solved
	const items = useMemo(
		() => finishItemOptions(configuration, catalogue),
		[configuration, catalogue],
	)
	if (furniture === null) return null
	return (
		<Section title={t('finishing.title')} note={t('finishing.note')}>
			<dl className="cf-finishing">
				{shown.map((kind) => (
					<Element
						key={kind}
						kind={kind}
						boards={items.find((item) => item.kind === kind)?.boards ?? []}
						furniture={furniture}
					/>
				))}
			</dl>
		</Section>
	)
}

function Element(props: {
	kind: Kind
	boards: readonly string[]
	furniture: Furniture
}): ReactNode {
	const { kind, boards, furniture } = props
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { solved } = useDesign()
	const show = useContext(StepNavigation)
	const steps = stepsOf(solved.configuration).map(({ name }) => name)
	const step = decidedIn[kind].find((name) => steps.includes(name))
	const sizes = useSizes(furniture, boards)
	const reserve = kind === 'Reserve' ? reservesOf(solved.design, furniture) : []
	const stands = boards.length > 0 || reserve.length > 0
	const cents = (solved.quote?.lines ?? [])
		.filter(({ code }) => linesOf[kind]?.includes(code) === true)
		.reduce((sum, line) => sum + line.amount, 0)
	const words = reserve.map((place) => t(`finishing.reserves.${place}`)).join(', ')
	return (
		<div data-absent={stands ? undefined : ''}>
			<dt>{t(`finishing.kinds.${kind}`)}</dt>
			<dd>{stands ? sizes || words : t(`finishing.absent.${kind}`)}</dd>
			<dd className="cf-money">{cents === 0 ? '' : money(cents)}</dd>
			<dd>
				{step !== undefined && (
					<LinkButton
						aria-label={`${t('recap.change')}, ${t(`finishing.kinds.${kind}`)}`}
						onClick={() => show(step)}
					>
						{t('recap.change')}
					</LinkButton>
				)}
			</dd>
		</div>
	)
}

/** How many pieces, and the sizes they have. */
function useSizes(furniture: Furniture, ids: readonly string[]): string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const sizes = new Map<string, number>()
	for (const { id, length, width } of furniture.boards) {
		if (!ids.includes(id)) continue
		const size = `${number(length)} × ${number(width)}`
		sizes.set(size, (sizes.get(size) ?? 0) + 1)
	}
	return [...sizes].map(([size, count]) => t('finishing.pieces', { count, size })).join(', ')
}

type ReservePlace = 'corner' | 'behind' | 'underSlope'

/** Room that is left free on purpose: a dead corner, behind a run that stands forward, the low end of a slope. */
function reservesOf(design: Design, { runs, boards }: Furniture): ReservePlace[] {
	const main = runs.find(({ side }) => side === 'Main')
	const last = main?.modules.at(-1)
	const open = {
		left: main?.modules[0]?.x ?? 0,
		right: last === undefined ? 0 : Math.min(...design.width) - last.x - last.width,
	}
	const closed = boards.some(({ part }) => part === 'FakeDoor')
	const low = (['left', 'right'] as const).some(
		(side) => design.slope[side] !== null && design.slope.acceptVoid && open[side] > 200 && !closed,
	)
	const hasCorner = sidesOfFootprint(design.footprint).length > 0
	return [
		...(hasCorner && design.priority === 'None' ? (['corner'] as const) : []),
		...(design.slope.standoff > 0 ? (['behind'] as const) : []),
		...(low ? (['underSlope'] as const) : []),
	]
}
