import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndsAtReseller } from '../frame/use-ends-at-reseller.ts'
import type { StepName } from '../step.ts'
import { type Ordering, useOrdering } from './use-ordering.ts'

type Next = { label: string; act: () => void; busy: boolean }

type LastButton = {
	ordering: Ordering
	next: Next | undefined
	ended: boolean
	closeEnd: () => void
	/** Delivery, by whatever way, is closed to this visitor: Recap stands there. */
	isBarred: boolean
}

export function useLastButton(
	step: StepName,
	onEnd: (reference: string) => void,
	goTo: (step: StepName, replace: boolean) => void,
): LastButton {
	const { t } = useTranslation('configurator')
	const [ended, setEnded] = useState(false)
	const ordering = useOrdering(onEnd)
	const endsHere = useEndsAtReseller()
	const isBarred = endsHere && step === 'Delivery'
	useEffect(() => {
		if (!isBarred) return
		const timer = setTimeout(() => {
			goTo('Recap', true)
			setEnded(true)
		})
		return () => clearTimeout(timer)
	}, [isBarred, goTo])
	const next =
		endsHere && step === 'Recap'
			? {
					label: t('endOfFlow.next'),
					busy: false,
					act: () => setEnded(true),
				}
			: step === 'Delivery'
				? {
						label: t(ordering.may.order ? 'delivery.order' : 'delivery.offer'),
						busy: ordering.busy,
						act: ordering.order,
					}
				: undefined
	return { ordering, next, ended, isBarred, closeEnd: () => setEnded(false) }
}
