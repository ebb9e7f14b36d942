import { useLanguage } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../../lib/account.ts'
import { apiClient } from '../../lib/client.ts'
import { useDesign } from '../../session/design-context.tsx'
import { sendDesign } from '../../session/saved/send-design.ts'
import { sendEnded } from '../../session/saved/send-statistics.ts'
import type { StepName } from '../step.ts'
import { type Ordering, useOrdering } from './use-ordering.ts'

type Next = { label: string; act: () => void; busy: boolean }

export function useLastButton(
	step: StepName,
	onEnd: (reference: string) => void,
): { ordering: Ordering; next: Next | undefined; ended: boolean; closeEnd: () => void } {
	const { t } = useTranslation('configurator')
	const { domain } = useDesign()
	const account = useAccount()
	const language = useLanguage()
	const [ended, setEnded] = useState(false)
	const ordering = useOrdering(onEnd)
	const stops = step === 'Recap' && account === null && domain.isConfiguratorReseller
	// The design is saved first, so that the reseller can open it by its code.
	const endFlow = async () => {
		const sent = await sendDesign(apiClient(), { kind: 'save', language })
		if (sent.kind === 'saved') sendEnded(sent.code)
		setEnded(true)
	}
	const next = stops
		? {
				label: t('titles.Delivery'),
				busy: false,
				act: () => void endFlow(),
			}
		: step === 'Delivery'
			? {
					label: t(ordering.may.order ? 'delivery.order' : 'delivery.offer'),
					busy: ordering.busy,
					act: ordering.order,
				}
			: undefined
	return { ordering, next, ended, closeEnd: () => setEnded(false) }
}
