// What may be done with the chosen rows, how far it is, and what was refused.
import { Icon, LinkButton, useFormats } from '@gabarit/ui'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './bulk-bar.module.css'
import type { BulkRun } from './bulk-parts.ts'
import type { Selection } from './use-selection.ts'

type Props = {
	selection: Pick<Selection<unknown>, 'chosen' | 'clear' | 'isFixed'>
	/** How many rows were found; null = too many to count. */
	found: number | null
	/** The most that can be chosen at once. */
	most: number
	onChooseFound: () => void
	sum: ReactNode
	run: BulkRun | null
	onStop: () => void
	/** Of a refused row, where its key is no name. */
	nameOf?: (key: string) => string
	/** The rows are people, or messages: French agrees with them. */
	ofPeople?: boolean
	children: ReactNode
}

export function BulkBar(props: Props) {
	const {
		selection,
		found,
		most,
		onChooseFound,
		sum,
		run,
		onStop,
		nameOf = String,
		ofPeople = false,
		children,
	} = props
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const count = selection.chosen.size
	const { clear, isFixed } = selection
	const running = run?.running === true
	useEscape(running || isFixed ? null : clear)
	const reachable = found === null ? most : Math.min(found, most)
	return (
		<section className={styles.bar} aria-label={t('bulk.label')}>
			<output className={styles.count}>
				{running ? (
					t('bulk.running', {
						done: format.number(run.done + run.refused.length),
						total: format.number(run.total),
					})
				) : (
					<strong>
						{t(ofPeople ? 'bulk.people.chosen' : 'bulk.chosen', {
							count,
							number: format.number(count),
						})}
					</strong>
				)}
				{running ? null : sum}
			</output>
			{running || isFixed || count >= reachable ? null : (
				<LinkButton size="small" touch tone="ink" onClick={onChooseFound}>
					{found !== null && found <= most
						? t(ofPeople ? 'bulk.people.chooseFound' : 'bulk.chooseFound', {
								count: found,
								number: format.number(found),
							})
						: t(ofPeople ? 'bulk.people.chooseFirst' : 'bulk.chooseFirst', {
								number: format.number(most),
							})}
				</LinkButton>
			)}
			<div className={styles.actions}>
				{running ? (
					<LinkButton size="small" touch tone="ink" onClick={onStop}>
						{t('bulk.stop')}
					</LinkButton>
				) : (
					children
				)}
			</div>
			{running ? (
				<progress className={styles.progress} max={run.total} value={run.done + run.refused.length}>
					{run.done}
				</progress>
			) : null}
			{running || isFixed ? null : (
				<button type="button" className={styles.close} aria-label={t('bulk.clear')} onClick={clear}>
					<Icon name="cross" size={16} />
				</button>
			)}
			{run && !running ? <Ended run={run} nameOf={nameOf} ofPeople={ofPeople} /> : null}
		</section>
	)
}

/** Esc clears, unless a dialog or an open panel takes it. */
function useEscape(clear: (() => void) | null) {
	useEffect(() => {
		if (clear === null) return undefined
		const escape = (event: KeyboardEvent) => {
			const busy = document.querySelector('[role=dialog], main [aria-expanded=true]')
			if (event.key === 'Escape' && !event.defaultPrevented && !busy) clear()
		}
		document.addEventListener('keydown', escape)
		return () => document.removeEventListener('keydown', escape)
	}, [clear])
}

type EndedProps = {
	run: BulkRun
	nameOf: (key: string) => string
	ofPeople: boolean
}

function Ended({ run, nameOf, ofPeople }: EndedProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	return (
		<output className={styles.ended}>
			<p>
				{t(ofPeople ? 'bulk.people.done' : 'bulk.done', {
					count: run.done,
					number: format.number(run.done),
				})}
				{run.broken ? ` ${t('bulk.broken')}` : ''}
			</p>
			{run.refused.length > 0 ? (
				<>
					<p>
						{t(ofPeople ? 'bulk.people.refused' : 'bulk.refused', {
							count: run.refused.length,
							number: format.number(run.refused.length),
						})}
					</p>
					<ul className={styles.refused}>
						{run.refused.map(({ key, refusal }) => (
							<li key={key}>
								<strong>{nameOf(key)}</strong> {refusal}
							</li>
						))}
					</ul>
				</>
			) : null}
		</output>
	)
}
