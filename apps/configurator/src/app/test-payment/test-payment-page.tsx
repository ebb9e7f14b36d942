import { ApiError, type TestOutcome } from '@gabarit/contract'
import { Button, DimensionLine, ErrorText, Spinner, useFormats } from '@gabarit/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../lib/server/client.ts'
import { usePageReturned } from '../../lib/use-page-returned.ts'
import { Message } from '../frame/message.tsx'
import { useDocumentTitle } from '../frame/use-document-title.ts'
import layout from '../order-page/order-layout.module.css'
import styles from './test-payment-page.module.css'

const route = getRouteApi('/test-payment/$tenant/$id')

export function TestPaymentPage(): ReactNode {
	const key = route.useParams()
	const { t } = useTranslation('customer')
	const queries = useQueryClient()
	const queryKey = ['test-payment', key.tenant, key.id]
	const { data: payment, error } = useQuery({
		queryKey,
		queryFn: () => apiClient().payments.test.get(key),
		retry: false,
	})
	const [busy, setBusy] = useState(false)
	const [failed, setFailed] = useState(false)
	usePageReturned(() => setBusy(false))
	useDocumentTitle(t('test.title'))
	if (error)
		return (
			<Message>
				<h1>{t('test.title')}</h1>
				<DimensionLine />
				<p>{error instanceof ApiError ? t('test.unknown') : t('failed')}</p>
			</Message>
		)
	if (!payment) return <Spinner page />
	const finish = async (outcome: TestOutcome) => {
		if (busy) return
		setBusy(true)
		setFailed(false)
		try {
			const after = await apiClient().payments.test.finish({ ...key, outcome })
			queries.setQueryData(queryKey, after)
			location.assign(after.returnUrl)
		} catch {
			setFailed(true)
			setBusy(false)
		}
	}
	return (
		<main id="content" className={layout.page}>
			<header className={layout.head}>
				<h1>{t('test.title')}</h1>
				<p className={layout.lead}>{t('test.lead')}</p>
			</header>
			<Playing payment={payment} busy={busy} finish={(outcome) => void finish(outcome)} />
			<output>{failed && <ErrorText>{t('failed')}</ErrorText>}</output>
		</main>
	)
}

type Payment = Awaited<ReturnType<ReturnType<typeof apiClient>['payments']['test']['get']>>

function Playing(props: {
	payment: Payment
	busy: boolean
	finish: (outcome: TestOutcome) => void
}): ReactNode {
	const { payment, busy, finish } = props
	const { t } = useTranslation('customer')
	const { money } = useFormats()
	const { amount, description, shop, status, returnUrl } = payment
	const isOpen = status === 'open' || status === 'pending'
	return (
		<section className={clsx(layout.panel, styles.payment)}>
			<dl className={layout.facts}>
				<div>
					<dt>{t('test.to')}</dt>
					<dd>{shop}</dd>
				</div>
				<div>
					<dt>{t('test.for')}</dt>
					<dd>{description}</dd>
				</div>
				<div>
					<dt>{t('test.amount')}</dt>
					<dd>{money(amount)}</dd>
				</div>
			</dl>
			{status !== 'open' && <p>{t(`test.done.${status}`)}</p>}
			{isOpen && (
				<>
					<div className={layout.actions}>
						<Button kind="primary" size="large" idle={busy} onClick={() => finish('pay')}>
							{t('test.pay', { amount: money(amount) })}
						</Button>
					</div>
					<h2>{t('test.others')}</h2>
					<div className={layout.actions}>
						{(['pending', 'refuse', 'cancel', 'expire'] as const).map((outcome) => (
							<Button key={outcome} idle={busy} onClick={() => finish(outcome)}>
								{t(`test.${outcome}`)}
							</Button>
						))}
					</div>
				</>
			)}
			{status !== 'open' && <a href={returnUrl}>{t('test.back')}</a>}
		</section>
	)
}
