import type { Corrected, OrderPage } from '@gabarit/contract'
import { Button, ErrorText } from '@gabarit/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedSince } from '../page/conflict/changed-since.tsx'
import type { Since } from '../page/conflict/changes-since.ts'
import styles from './effect-bar.module.css'
import { EffectLines } from './effect-lines.tsx'

type Props = {
	order: OrderPage
	/** Null while it is counted, and where it cannot be. */
	counted: Corrected | null
	since: Since | null
	problem: string | null
	/** Nothing is counted of what was chosen. */
	isUncounted?: boolean
	/** Gives up what was chosen. */
	onClose: () => void
	confirm: ComponentProps<typeof Button>
	/** What is asked because of the effect. */
	children?: ReactNode
}

/** Below what is chosen for an order: what it changes, and whether it is done. */
export function EffectBar(props: Props) {
	const { order, counted, since, problem, isUncounted = false, onClose, confirm, children } = props
	const { t } = useTranslation('back-office')
	return (
		<div className={styles.bar}>
			{since ? <ChangedSince since={since} /> : null}
			{problem ? <ErrorText>{problem}</ErrorText> : null}
			{isUncounted || (problem && counted === null) ? null : (
				<EffectLines counted={counted} total={order.total} />
			)}
			{children}
			<div className={styles.ways}>
				<Button kind="quiet" onClick={onClose}>
					{t('form.keepAll')}
				</Button>
				<Button kind="primary" idle={counted === null} {...confirm} />
			</div>
		</div>
	)
}
