import { drawTemplate } from '@gabarit/drawing'
import { type BayChoice, type Furniture, templateStacks } from '@gabarit/engine'
import { groupDifferences, shownTotalOf } from '@gabarit/price'
import { Button, Icon, Modal, useFormats, useLanguage } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import type { ChoiceChanged } from '../../session/changes/choices-changed.ts'
import { type Proposal, useDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { stackName } from '../stage/stack-name.ts'
import { useChangeName, useChangeWords } from './use-change-words.ts'
import styles from './what-will-change.module.css'

export function WhatWillChange(): ReactNode {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const { proposal, settleProposal } = useDesign()
	const keep = () => settleProposal(false)
	if (proposal === null) return null
	const measure = measureChanged(proposal)
	return (
		<Modal
			title={t('change.title')}
			aside={measure && <MeasureChange {...measure} />}
			opened
			onClose={keep}
			size="large"
			footer={
				<div className={styles.foot}>
					<NewPrice proposal={proposal} />
					<span className={clsx(layout.caption, styles.keys)}>
						{['Ctrl', 'Z'].map((key) => (
							<kbd key={key}>{key}</kbd>
						))}{' '}
						{t('change.undo')}
					</span>
					<Button onClick={keep}>
						{measure === undefined
							? t('change.keep')
							: t('change.keepAt', { value: number(measure.from) })}
					</Button>
					<Button kind="primary" onClick={() => settleProposal(true)}>
						{t('change.apply')}
					</Button>
				</div>
			}
		>
			<p>{t('change.intro')}</p>
			<ul className={styles.changes}>
				{proposal.changes.map((change, i) => (
					// oxlint-disable-next-line react/no-array-index-key -- the list is never reordered
					<Change key={i} change={change} />
				))}
				<Groups proposal={proposal} />
			</ul>
			<Stays proposal={proposal} />
		</Modal>
	)
}

type Measure = { from: number; to: number }

function measureChanged({ before, after }: Proposal): Measure | undefined {
	const measures = ({ design }: Proposal['before']) =>
		design === null ? [] : [Math.min(...design.hu), Math.min(...design.width), design.depth.center]
	const now = measures(after)
	return measures(before)
		.map((from, i): Measure => ({ from, to: now[i] ?? from }))
		.find(({ from, to }) => from !== to)
}

function MeasureChange({ from, to }: Measure): ReactNode {
	const { number } = useFormats()
	return (
		<p className={styles.measure}>
			<s>{number(from)}</s>
			<Icon name="arrowRight" />
			<strong>{number(to)}</strong>
		</p>
	)
}

function Change({ change }: { change: ChoiceChanged }): ReactNode {
	const { textOf } = useIssueTexts()
	const { t } = useTranslation('configurator')
	const nameOf = useChangeName()
	const wordsOf = useChangeWords()
	const { kind, reason } = change
	const grows = kind === 'topFiller' && reason === null
	return (
		<li>
			<strong>{nameOf(change)}</strong>
			<span className={styles.what}>
				{kind === 'bay' ? <BayChange from={change.from} to={change.to} /> : wordsOf(change)}
			</span>
			<span className={clsx(layout.caption, styles.why)}>
				{reason === null ? grows && t('change.grows') : textOf(reason)}
			</span>
			<span />
		</li>
	)
}

function BayChange({ from, to }: { from: BayChoice; to: BayChoice }): ReactNode {
	const { t } = useTranslation('configurator')
	const nameOf = (bay: BayChoice) =>
		stackName('template' in bay ? (templateStacks[bay.template]?.stack ?? []) : bay.zones, t)
	return (
		<>
			{'template' in from && <Picture drawing={drawTemplate(from.template)} />}
			<Icon name="arrowRight" />
			{'template' in to && <Picture drawing={drawTemplate(to.template)} />}
			<span className={styles.words}>
				{t('change.bay', { from: inSentence(nameOf(from)), to: nameOf(to) })}
			</span>
		</>
	)
}

const inSentence = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

/** The lines add up to the difference below. */
function Groups({ proposal }: { proposal: Proposal }): ReactNode {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	const { before, after } = proposal
	if (before.quote === null || after.quote === null) return null
	return groupDifferences(before.quote, after.quote).map(({ group, difference: cents }) => (
		<li key={group}>
			<strong>{t(`change.groups.${group}`)}</strong>
			<span className={styles.what}>{t(`change.groupTexts.${group}`)}</span>
			<span />
			<span className={clsx(styles.money, cents < 0 && styles.less)}>{difference(cents)}</span>
		</li>
	))
}

function Stays({ proposal }: { proposal: Proposal }): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue } = useDesign()
	const language = useLanguage()
	const { before, after } = proposal
	const modules = (solved: typeof before) =>
		solved.design?.runs.flatMap((run) => run.zones.flatMap((zone) => zone.modules)).length ?? 0
	const panels = (solved: typeof before) => panelsIn(solved.furniture)
	const stay = (count: (solved: typeof before) => number) =>
		count(after) > 0 && count(before) === count(after)
	const color = catalogue.colors.find(({ reference }) => reference === after.colors.exterior)
	const handle = after.design?.handle ?? null
	const stays = [
		stay(modules) && t('modules.countOf', { count: modules(after) }),
		stay(panels) && t('panels.pieces', { ns: 'kinds', count: panels(after) }),
		before.colors.exterior === after.colors.exterior && color?.label[language],
		catalogue.handles.find(({ reference }) => reference === handle?.model)?.label[language],
	].filter((text) => typeof text === 'string')
	if (stays.length === 0) return null
	return (
		<p className={clsx(layout.withIcon, styles.stays)}>
			<Icon name="check" size={18} />
			{t('change.stays', { list: stays.join(', ') })}
		</p>
	)
}

/** Loose panels, which a kind with modules has none of. */
function panelsIn(furniture: Furniture | null): number {
	return furniture?.boards.filter(({ part }) => part === 'Panel').length ?? 0
}

function NewPrice({ proposal }: { proposal: Proposal }): ReactNode {
	const { money, difference } = useFormats()
	const { before, after } = proposal
	if (before.quote === null || after.quote === null) return <span className={styles.grow} />
	const [old, next] = [shownTotalOf(before.quote), shownTotalOf(after.quote)]
	return (
		<div className={styles.grow}>
			<s className={layout.caption}>{money(old)}</s>
			<p className={styles.newPrice}>
				<strong>{money(next)}</strong>{' '}
				<span className={clsx(styles.money, next < old && styles.less)}>
					{difference(next - old)}
				</span>
			</p>
		</div>
	)
}
