// What happened with the order so far, a row each: money, mail, plan, the link that follows it.
import type { CustomerPage, OrderState } from '@gabarit/contract'
import {
	buttonClass,
	Icon,
	type IconName,
	LinkButton,
	linkClass,
	toast,
	useFormats,
} from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '../../lib/files/copy-text.ts'
import { FileDownload } from '../order-page/file-download.tsx'
import styles from './order-rows.module.css'

type Props = {
	/** null where the server does not answer. */
	state: OrderState | null
	total: number | null
	order: CustomerPage | null
}

export function OrderRows({ state, total, order }: Props): ReactNode {
	const { t } = useTranslation(['configurator', 'customer', 'end'])
	const token = state?.token
	return (
		<>
			<ul className={styles.rows}>
				{state?.kind === 'order' && <PaymentRow state={state} total={total} />}
				{state?.mail !== undefined && <MailRow mail={state.mail} kind={state.kind} />}
				{token !== undefined && order !== null && (
					<Row icon="file" title={t('customer:plan.title')} text={t('customer:plan.pdf')}>
						<FileDownload file="plan" of={{ token }} as="link">
							{t('end:rows.download')}
						</FileDownload>
					</Row>
				)}
				{token !== undefined && state && <LinkRow token={token} kind={state.kind} />}
			</ul>
			<div className={styles.actions}>
				{state?.paymentUrl !== undefined && <PayLink state={state} url={state.paymentUrl} />}
				{token !== undefined && (
					<Link
						to="/order/$token"
						params={{ token }}
						className={state?.paymentUrl === undefined ? buttonClass('primary') : linkClass()}
					>
						{t(`end:follow.${state?.kind ?? 'order'}`)}
					</Link>
				)}
				<span className={styles.soft}>{t('end:weWrite')}</span>
			</div>
		</>
	)
}

function PayLink({ state, url }: { state: OrderState; url: string }): ReactNode {
	const { t } = useTranslation(['configurator', 'end'])
	const { money } = useFormats()
	return (
		<a className={buttonClass('primary')} href={url}>
			{t('end:payAmount', { amount: money(state.payment.due) })}
		</a>
	)
}

function Row(props: {
	icon: IconName
	title: string
	text: string
	children?: ReactNode
}): ReactNode {
	const { icon, title, text, children } = props
	return (
		<li className={styles.entry}>
			<Icon name={icon} />
			<span className={styles.words}>
				<strong>{title}</strong>
				<span className={styles.soft}>{text}</span>
			</span>
			{children}
		</li>
	)
}

function PaymentRow({ state, total }: { state: OrderState; total: number | null }): ReactNode {
	const { t } = useTranslation(['configurator', 'end'])
	const { money } = useFormats()
	const { type, status, paid, due } = state.payment
	if (status === 'refunded' || state.state === 'refused') return null
	if (paid > 0) {
		const rest = total === null || status !== 'partlyPaid' ? 0 : total - paid
		return (
			<Row
				icon="check"
				title={t('end:rows.paid', { amount: money(paid) })}
				text={rest > 0 ? t('end:rows.rest', { amount: money(rest) }) : t('end:rows.allPaid')}
			/>
		)
	}
	const text =
		type === 'Online'
			? t('end:rows.due', { amount: money(due) })
			: t(`delivery.paymentNotes.${type}`)
	return <Row icon="info" title={t(`delivery.payments.${type}`)} text={text} />
}

function MailRow(props: {
	mail: NonNullable<OrderState['mail']>
	kind: OrderState['kind']
}): ReactNode {
	const { mail, kind } = props
	const { t } = useTranslation(['configurator', 'end'])
	const { time } = useFormats()
	const { to, sentAt } = mail
	return (
		<Row
			icon="mail"
			title={t(sentAt === null ? `end:rows.mailWaits.${kind}` : `end:rows.mailSent.${kind}`)}
			text={sentAt === null ? to : t('end:rows.mailAt', { to, time: time(sentAt) })}
		/>
	)
}

function LinkRow({ token, kind }: { token: string; kind: OrderState['kind'] }): ReactNode {
	const { t } = useTranslation(['configurator', 'end'])
	const url = `${globalThis.location.origin}/order/${token}`
	const copy = async () => {
		if (!(await copyText(url, t('end:rows.copied'))))
			toast(t('end:rows.notCopied'), { icon: 'warning' })
	}
	return (
		<Row icon="link" title={t(`end:rows.link.${kind}`)} text={t('end:rows.linkText')}>
			<LinkButton tone="ink" touch aria-label={t('save.copyLink')} onClick={() => void copy()}>
				{t('end:rows.copy')}
			</LinkButton>
		</Row>
	)
}
