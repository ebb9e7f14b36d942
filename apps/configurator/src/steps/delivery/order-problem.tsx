import { Button, ErrorText } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../frame/layout.module.css'
import { useFailureText } from '../frame/use-failure-text.ts'
import { useDeliveryState } from './delivery-state.ts'
import styles from './order-problem.module.css'
import { useFormErrors } from './use-field-error.ts'
import type { Ordering } from './use-ordering.ts'

export function OrderProblem({ ordering }: { ordering: Ordering }): ReactNode {
	const { t } = useTranslation('configurator')
	const textOf = useFailureText()
	const errors = useFormErrors()
	const touched = useDeliveryState((state) => state.touched)
	const { failure, busy, may, asked } = ordering
	const said = useRef<HTMLOutputElement>(null)
	// The button that orders stands in the bar, wherever the form was scrolled to.
	useEffect(() => {
		if (failure !== null) said.current?.scrollIntoView({ block: 'nearest' })
	}, [failure])
	const wrong = Object.keys(errors).filter((path) => touched.has(path))
	return (
		<div className={styles.end}>
			<output className={styles.said} ref={said}>
				{wrong.length > 0 && (
					<ErrorText>{t('delivery.incomplete', { count: wrong.length })}</ErrorText>
				)}
				{failure !== null && (
					<div className={styles.problem}>
						<ErrorText>
							{failure === 'price_changed' ? t('delivery.priceChanged') : textOf(failure)}
						</ErrorText>
						<Button idle={busy} onClick={ordering.retry}>
							{t(
								failure === 'configuration_code_taken'
									? 'delivery.newCode'
									: failure === 'price_changed'
										? asked === 'order'
											? 'delivery.acceptPrice'
											: 'delivery.offer'
										: 'save.retry',
							)}
						</Button>
					</div>
				)}
			</output>
			{may.order && may.offer && (
				<p className={layout.row}>
					<span className={layout.caption}>{t('delivery.offerNote')}</span>
					<Button kind="quiet" idle={busy} onClick={ordering.offer}>
						{t('delivery.offer')}
					</Button>
				</p>
			)}
		</div>
	)
}
