// Before an edit makes later choices change: what becomes what, why, and what it costs. Nothing has changed yet.

import { drawTemplate } from '@gabarit/drawing'
import type { BayChoice } from '@gabarit/engine'
import { templateStacks } from '@gabarit/engine'
import { Button, Icon, Modal, useFormats, useLanguage } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIssueTexts } from '../../lib/use-issue-texts.ts'
import { type ChoiceChanged, groupDifferences } from '../../session/choices-changed.ts'
import { type Proposal, useDesign } from '../../session/design-context.tsx'
import { shownTotal } from '../../session/solve.ts'
import { Picture } from '../frame/picture.tsx'
import { stackName } from '../stage/stack-name.ts'

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
				<div className="cf-change-foot">
					<NewPrice proposal={proposal} />
					<span className="cf-caption cf-keys">
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
			<ul className="cf-changes">
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

/** The measure that was edited, where it was one. */
function measureChanged({ before, after }: Proposal): Measure | undefined {
	const measures = ({ design }: Proposal['before']) => [
		Math.min(...design.hu),
		Math.min(...design.width),
		design.depth.center,
	]
	const now = measures(after)
	return measures(before)
		.map((from, i): Measure => ({ from, to: now[i] ?? from }))
		.find(({ from, to }) => from !== to)
}

function MeasureChange({ from, to }: Measure): ReactNode {
	const { number } = useFormats()
	return (
		<p className="cf-measure-change">
			<s>{number(from)}</s>
			<Icon name="arrowRight" />
			<strong>{number(to)}</strong>
		</p>
	)
}

function Change({ change }: { change: ChoiceChanged }): ReactNode {
	const { t } = useTranslation('configurator')
	const { textOf } = useIssueTexts()
	const { proposal } = useDesign()
	const several = (proposal?.after.design.runs.length ?? 1) > 1
	const nameOf = (one: ChoiceChanged) => {
		const name =
			one.kind === 'bay' || one.kind === 'thickness'
				? t('modules.bay', { number: one.number })
				: t(`change.kinds.${one.kind}`)
		return several && 'run' in one ? `${t(`runs.${one.run}`)}, ${name.toLowerCase()}` : name
	}
	const wordsOf = useChoiceWords()
	const reason = 'reason' in change && change.reason !== null ? textOf(change.reason) : ''
	return (
		<li>
			<strong>{nameOf(change)}</strong>
			<span className="cf-change-what">
				{change.kind === 'bay' ? (
					<BayChange from={change.from} to={change.to} />
				) : (
					t('change.becomes', { from: wordsOf(change, 'from'), to: wordsOf(change, 'to') })
				)}
			</span>
			<span className="cf-caption">{reason}</span>
			<span />
		</li>
	)
}

/** A handle by its name and colour, anything else as it is written. */
function useChoiceWords() {
	const { t } = useTranslation('configurator')
	const { catalogue } = useDesign()
	const language = useLanguage()
	return (change: Exclude<ChoiceChanged, { kind: 'bay' }>, end: 'from' | 'to'): string => {
		const value = String(change[end] ?? 18)
		if (change.kind !== 'handle') return value
		const handle = catalogue.handles.find(({ reference }) => value.startsWith(`${reference} `))
		const color = handle?.colors.find((one) => value === `${handle.reference} ${one}`)
		if (handle === undefined || color === undefined) return t('handle.none')
		return `${handle.label[language]}, ${t(`handle.colors.${color}`).toLowerCase()}`
	}
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
			<span>{t('change.becomes', { from: nameOf(from), to: nameOf(to) })}</span>
		</>
	)
}

/** What each part of the furniture costs more or less; the lines add up to the difference below. */
function Groups({ proposal }: { proposal: Proposal }): ReactNode {
	const { t } = useTranslation('configurator')
	const { difference } = useFormats()
	const { before, after } = proposal
	if (before.quote === null || after.quote === null) return null
	return groupDifferences(before.quote, after.quote).map(({ group, difference: cents }) => (
		<li key={group}>
			<strong>{t(`change.groups.${group}`)}</strong>
			<span className="cf-change-what">{t(`change.groupTexts.${group}`)}</span>
			<span />
			<span className={cents < 0 ? 'cf-money cf-less' : 'cf-money'}>{difference(cents)}</span>
		</li>
	))
}

function Stays({ proposal }: { proposal: Proposal }): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue } = useDesign()
	const { i18n } = useTranslation()
	const language = i18n.language as 'fr' | 'nl' | 'en'
	const { before, after } = proposal
	const count = (solved: typeof before) =>
		solved.design.runs.flatMap(({ zones }) => zones.flatMap(({ modules }) => modules)).length
	const color = catalogue.colors.find(({ reference }) => reference === after.design.colors.exterior)
	const stays = [
		count(before) === count(after) && t('modules.countOf', { count: count(after) }),
		color?.label[language],
		after.design.handle !== null &&
			catalogue.handles.find(({ reference }) => reference === after.design.handle?.model)?.label[
				language
			],
	].filter((text) => typeof text === 'string')
	return (
		<p className="cf-with-icon cf-stays">
			<Icon name="check" size={18} />
			{t('change.stays', { list: stays.join(', ') })}
		</p>
	)
}

function NewPrice({ proposal }: { proposal: Proposal }): ReactNode {
	const { money, difference } = useFormats()
	const { before, after } = proposal
	if (before.quote === null || after.quote === null) return <span className="cf-grow" />
	const [old, next] = [shownTotal(before.quote), shownTotal(after.quote)]
	return (
		<div className="cf-grow">
			<s className="cf-caption">{money(old)}</s>
			<p className="cf-new-price">
				<strong>{money(next)}</strong>{' '}
				<span className={next < old ? 'cf-less' : ''}>{difference(next - old)}</span>
			</p>
		</div>
	)
}
