// The end: the number to keep, the code, and what happens next. A page that can be loaded again.
import { Button, buttonClass, useFormats } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showCode } from '../../session/design-code.ts'
import { useSession } from '../../session/session-store.ts'
import { placedOrder } from '../delivery/place-order.ts'

export function TheEnd({ reference, onNew }: { reference: string; onNew: () => void }): ReactNode {
	const { t } = useTranslation('configurator')
	const { money } = useFormats()
	const order = placedOrder(reference)
	const sessionCode = useSession((state) => (state.frozen ? state.code : null))
	const code = order?.code ?? sessionCode
	const heading = useRef<HTMLHeadingElement>(null)
	const kind = order === null ? 'offer' : 'order'
	useEffect(() => heading.current?.focus(), [])
	return (
		<div className="cf-end">
			<h1 ref={heading} tabIndex={-1}>
				{t(`end.${kind}.title`)}
			</h1>
			<p className="cf-intro">{t(`end.${kind}.text`)}</p>
			<dl className="cf-end-facts">
				<div>
					<dt>{t(`end.${kind}.number`)}</dt>
					<dd data-testid="order-reference">{reference}</dd>
				</div>
				{code !== null && (
					<div>
						<dt>{t('end.code')}</dt>
						<dd data-testid="order-code">{showCode(code)}</dd>
					</div>
				)}
				{order !== null && (
					<div>
						<dt>{t('end.total')}</dt>
						<dd data-testid="order-total">{money(order.total)}</dd>
					</div>
				)}
			</dl>
			<h2>{t('end.next')}</h2>
			<ol className="cf-end-next">
				{([1, 2, 3] as const).map((number) => (
					<li key={number}>{t(`end.${kind}.next.${number}`)}</li>
				))}
			</ol>
			<div className="cf-row">
				{order?.paymentUrl !== undefined && (
					<a className={buttonClass('primary')} href={order.paymentUrl}>
						{t('end.pay')}
					</a>
				)}
				<Button onClick={onNew}>{t('end.another')}</Button>
			</div>
		</div>
	)
}
