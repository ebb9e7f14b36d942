// Cells that the lists of users and professionals share.
import { sharedRatingOf, type UserRow } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './account-cells.module.css'
import { useCommonRatings } from './use-common-ratings.ts'

type Of = { of: UserRow }

/** What counts for him: his own, the shop's, the common one. */
export function Rating({ of }: Of) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const common = useCommonRatings()
	const rating = of.ownRating ?? (common ? sharedRatingOf(of, common.ratings) : null)
	if (rating === null) return t('list.none')
	const text = format.number(Number(rating), { least: 2, most: 4 })
	return of.ownRating === null ? text : <strong>{text}</strong>
}

export function LastLogin({ of: { state, lastLoginAt, createdAt, disabledAt } }: Of) {
	const { t } = useTranslation('people')
	const format = useFormats()
	if (state === 'disabled' && disabledAt !== null)
		return t('lastLogin.disabled', { date: format.date(disabledAt) })
	if (state === 'invited')
		return (
			<span className={styles.warning}>
				{t('lastLogin.invited', { date: format.date(createdAt) })}
			</span>
		)
	if (lastLoginAt === null) return t('lastLogin.never')
	return t('lastLogin.at', { date: format.date(lastLoginAt), time: format.time(lastLoginAt) })
}

/** Below a name, in a softer ink. */
export function SecondLine({ children }: { children: ReactNode }) {
	return <span className={styles.second}>{children}</span>
}
