import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button/button.tsx'
import styles from './price-bar.module.css'

interface StepButton {
	label: string
	onClick: () => void
	reason?: string | undefined
	busy?: boolean
	/** It does something in place of going to a step, so no arrow points on. */
	acts?: boolean
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
	previous?: StepButton | undefined
	next?: StepButton | undefined
}

export function PriceBar({ undo, redo, saved, price, previous, next }: PriceBarProps) {
	const { t } = useTranslation('common')
	return (
		<section className={styles.bar} aria-label={t('priceBar.label')}>
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
						aria-label={previous.label}
						reason={previous.reason}
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
						reason={next.reason}
						idle={next.busy ?? false}
						onClick={next.onClick}
					>
						{next.label}
					</Button>
				)}
			</div>
		</section>
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
						<s>{before}</s>
						{why}
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
