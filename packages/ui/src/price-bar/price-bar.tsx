import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import { LinkButton } from '../link/link.tsx'
import styles from './price-bar.module.css'

interface Waits {
	text: string
	action?: { label: string; onClick: () => void }
}

interface StepButton {
	label: string
	onClick: () => void
	/** Why it cannot be used now, shown above the bar, with the way to what it waits for. */
	waits?: Waits | undefined
	busy?: boolean
	/** It does something in place of going to a step, so no arrow points on. */
	acts?: boolean
	/** On a phone its long words take a row of their own. */
	wide?: boolean
}

interface PriceBarProps {
	undo?: (() => void) | undefined
	redo?: (() => void) | undefined
	saved?: { text: string; tone: 'saved' | 'waiting' | 'failed' } | undefined
	/** Absent where prices are hidden. */
	price?:
		| {
				amount: string
				caption: string
				before?: string | undefined
				why?: string | undefined
				/** The lowest price that a reduction is compared with, as a sentence. */
				lowest?: string | undefined
				explain?: ReactNode
		  }
		| undefined
	previous?: Pick<StepButton, 'label' | 'onClick'> | undefined
	next?: StepButton | undefined
}

export function PriceBar({ undo, redo, saved, price, previous, next }: PriceBarProps) {
	const { t } = useTranslation('common')
	const waitsId = useId()
	return (
		<section className={styles.bar} aria-label={t('priceBar.label')}>
			<WaitsLine id={waitsId} waits={next?.waits} />
			<div className={styles.row} data-wide={next?.wide ? '' : undefined}>
				<div className={styles.history}>
					<HistoryButton icon="undo" label={t('action.undo')} act={undo} />
					<HistoryButton icon="redo" label={t('action.redo')} act={redo} />
				</div>
				{saved && (
					<output className={styles.saved} data-tone={saved.tone}>
						{saved.text}
					</output>
				)}
				{price ? <Price {...price} /> : <span className={styles.quiet} />}
				<div className={styles.steps}>
					{previous && (
						<Button
							narrow="icon"
							icon="arrowLeft"
							aria-label={t('priceBar.previous', { step: previous.label })}
							onClick={previous.onClick}
						>
							{previous.label}
						</Button>
					)}
					{next && (
						<Button
							kind="primary"
							narrow="wrap"
							className={styles.next}
							iconAfter={next.acts ? undefined : 'arrowRight'}
							aria-label={next.acts ? undefined : t('priceBar.next', { step: next.label })}
							aria-describedby={next.waits && waitsId}
							idle={next.waits !== undefined || next.busy === true}
							onClick={next.onClick}
						>
							{next.label}
						</Button>
					)}
				</div>
			</div>
		</section>
	)
}

function WaitsLine({ id, waits }: { id: string; waits: Waits | undefined }) {
	return (
		<output className={styles.waits} data-shown={waits ? '' : undefined}>
			<span id={id}>{waits?.text}</span>
			{waits?.action && (
				<LinkButton onClick={waits.action.onClick}>{waits.action.label}</LinkButton>
			)}
		</output>
	)
}

interface HistoryButtonProps {
	icon: 'undo' | 'redo'
	label: string
	act: (() => void) | undefined
}

function HistoryButton({ icon, label, act }: HistoryButtonProps) {
	return (
		<Button
			kind="quiet"
			icon={icon}
			aria-label={label}
			title={label}
			idle={!act}
			onClick={() => act?.()}
		/>
	)
}

function Price(props: NonNullable<PriceBarProps['price']>) {
	const { amount, caption, before, why, lowest, explain } = props
	const { t } = useTranslation('common')
	return (
		<div className={styles.price}>
			<div className={styles.words}>
				{before && (
					<div className={styles.before}>
						<span className="visually-hidden">{t('priceBar.before')} </span>
						<s>{before}</s> {why}
					</div>
				)}
				{lowest && <div className={styles.before}>{lowest}</div>}
				<div>
					{caption}
					{explain && <span className={styles.wordsMore}> {explain}</span>}
				</div>
			</div>
			<output className={styles.amount} aria-label={`${t('priceBar.price')} ${amount}`}>
				{amount}
			</output>
		</div>
	)
}
