import clsx from 'clsx'
import { type ReactNode, use, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { useTryOut } from '../try-out/use-try-out.ts'
import styles from './option-card.module.css'
import { GroupedContext } from './option-group.tsx'

interface OptionCardProps {
	label: string
	/** `swatch` shows a colour, `number` a figure; without a word the card is a picture with a name. */
	kind?: 'picture' | 'swatch' | 'number'
	picture?: ReactNode
	detail?: string | undefined
	price?: string | undefined
	priceTone?: 'less' | 'more' | 'same' | undefined
	chosen?: boolean
	/** With a reason the card cannot be chosen. */
	reason?: string | undefined
	onChoose: () => void
	/** Looked at before it is chosen, and no more. */
	onTry?: ((trying: boolean) => void) | undefined
	className?: string | undefined
}

export function OptionCard(props: OptionCardProps) {
	const { label, kind = 'picture', picture, chosen = false, reason, onChoose } = props
	const grouped = use(GroupedContext)
	const reasonId = useId()
	const tryOut = useTryOut(reason || chosen ? undefined : props.onTry)
	const corner = chosen && <span className={styles.corner} />
	const state = grouped
		? { role: 'radio' as const, 'aria-checked': chosen }
		: { 'aria-pressed': chosen }
	const card = (
		<button
			type="button"
			{...state}
			{...tryOut}
			className={clsx(styles.card, styles[kind], props.className)}
			aria-disabled={reason ? true : undefined}
			onClick={() => {
				if (!reason) onChoose()
			}}
		>
			{picture !== undefined && (
				<span className={styles.image} aria-hidden="true">
					{picture}
					{kind === 'swatch' && corner}
				</span>
			)}
			<span className={styles.label}>{label}</span>
			{props.detail && <span className={styles.detail}>{props.detail}</span>}
			<CardPrice {...props} />
			{reason && (
				<span className={styles.reason} id={reasonId} aria-hidden="true">
					{reason}
				</span>
			)}
			{kind !== 'swatch' && corner}
		</button>
	)
	return reason ? (
		<Tooltip text={reason} beside>
			{card}
		</Tooltip>
	) : (
		card
	)
}

function CardPrice({ price, priceTone, chosen, reason }: OptionCardProps) {
	const { t } = useTranslation('common')
	if (reason) {
		return <span className={clsx(styles.price, styles.impossible)}>{t('option.impossible')}</span>
	}
	if (chosen) return <span className={styles.price}>{t('option.chosen')}</span>
	if (!price) return null
	return <span className={clsx(styles.price, priceTone === 'less' && styles.less)}>{price}</span>
}
