import type { Corrected } from '@gabarit/contract'
import { Icon, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useMailNames } from '../use-mail-names.ts'
import styles from './effect-lines.module.css'

type Props = {
	/** Null while it is counted. */
	counted: Corrected | null
	/** Of the order, before the correction. */
	total: number | null
	/** Above the totals. */
	children?: ReactNode
}

/** What a correction changes beside its fields: the total, and who is mailed. */
export function EffectLines({ counted, total: stands, children }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const mailNames = useMailNames()
	if (!counted) return <p className={styles.effect}>{t('correct.counting')}</p>
	const { total, totalBefore, keepsPrice, mails } = counted
	return (
		<div className={styles.effect} aria-live="polite">
			{children}
			{total !== totalBefore ? (
				<p className={styles.totals}>
					{t('correct.totals')} <strong>{format.money(totalBefore)}</strong>{' '}
					<Icon name="arrowRight" size={18} /> <strong>{format.money(total)}</strong>
				</p>
			) : (
				<p>
					{t(keepsPrice ? 'correct.keepsPrice' : 'correct.same', {
						total: format.money(stands ?? total),
					})}
				</p>
			)}
			<p>
				{mails.length === 0 ? t('correct.noMail') : t('correct.mails', { who: mailNames(mails) })}
			</p>
		</div>
	)
}
