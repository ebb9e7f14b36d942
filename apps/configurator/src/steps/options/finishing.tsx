import {
	applyRemedy,
	type FinishItem,
	type FinishKind,
	type Furniture,
	finishItemOptions,
	type Issue,
} from '@gabarit/engine'
import { LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { useSteps } from '../frame/step-navigation.ts'
import { Section } from '../frame/step-panel.tsx'
import type { StepName } from '../step.ts'
import styles from './finishing.module.css'

/**
 * The step that decides each element (the first of several that this design has), and the price
 * lines that pay for it.
 */
const elements: Record<FinishKind, { steps: readonly StepName[]; lines?: readonly string[] }> = {
	Filler: { steps: ['FillerMeasurements'], lines: ['filler', 'top_filler', 'corner_strip'] },
	Plinth: { steps: [], lines: ['plinth'] },
	FinishingCheek: { steps: ['Room'], lines: ['cheek'] },
	Tablet: { steps: ['Room'], lines: ['tablet'] },
	FakeDoor: { steps: ['SlopeMeasurements', 'ComplexRoom'], lines: ['fake_door'] },
	InfinityPlank: { steps: [], lines: ['infinity_plank'] },
	Reserve: { steps: ['SlopeMeasurements', 'PrioritySide'] },
}

const shown = Object.keys(elements) as FinishKind[]

export function Finishing(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDressingDesign()
	const { configuration, furniture } = solved
	const items = useMemo(
		() => finishItemOptions(configuration, catalogue),
		[configuration, catalogue],
	)
	if (furniture === null) return null
	return (
		<Section title={t('finishing.title')} note={t('finishing.note')}>
			<dl className={styles.finishing}>
				{shown
					.flatMap((kind) => items.find((item) => item.kind === kind) ?? [])
					.map((item) => (
						<Element key={item.kind} item={item} furniture={furniture} />
					))}
			</dl>
		</Section>
	)
}

function Element({ item, furniture }: { item: FinishItem; furniture: Furniture }): ReactNode {
	const { kind, boards, available, reason } = item
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const { solved } = useDressingDesign()
	const sizes = useSizes(furniture, boards)
	const cents = (solved.quote?.lines ?? [])
		.filter(({ code }) => elements[kind].lines?.includes(code) === true)
		.reduce((sum, line) => sum + line.amount, 0)
	return (
		<div data-absent={available ? undefined : ''}>
			<dt>{t(`finishing.kinds.${kind}`)}</dt>
			<dd>
				{available || reason === undefined ? (
					sizes || t('finishing.free')
				) : (
					<Absent reason={reason} />
				)}
			</dd>
			<dd className={styles.money}>{cents === 0 ? '' : money(cents)}</dd>
			<dd>
				<Way kind={kind} />
			</dd>
		</div>
	)
}

function Way({ kind }: { kind: FinishKind }): ReactNode {
	const { t } = useTranslation('configurator')
	const { steps, show } = useSteps()
	const step = elements[kind].steps.find((one) => steps.some(({ name }) => name === one))
	if (step === undefined) return null
	const label = `${t('recap.change')}, ${t(`finishing.kinds.${kind}`)}`
	return (
		<LinkButton aria-label={label} onClick={() => show(step)}>
			{t('recap.change')}
		</LinkButton>
	)
}

function Absent({ reason }: { reason: Issue }): ReactNode {
	const { textOf, remedyOf } = useIssueTexts()
	const { solved, propose } = useDressingDesign()
	const { remedy } = reason
	return (
		<>
			{textOf(reason)}{' '}
			{remedy !== undefined && (
				<LinkButton onClick={() => propose(applyRemedy(solved.configuration, remedy))}>
					{remedyOf(reason)}
				</LinkButton>
			)}
		</>
	)
}

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
