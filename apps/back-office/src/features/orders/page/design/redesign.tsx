import type { OrderPage } from '@gabarit/contract'
import { LinkButton } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RedesignSheet } from './redesign-sheet.tsx'

/** Of an open offer: another saved version in place of its design. */
export function Redesign({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const [asking, setAsking] = useState(false)
	// An offer that is accepted meanwhile ends no sheet that has something to say.
	if (order.state !== 'offerInProgress' && !asking) return null
	return (
		<div>
			<LinkButton touch size="small" onClick={() => setAsking(true)}>
				{t('redesign.title')}
			</LinkButton>
			{asking ? <RedesignSheet order={order} onClose={() => setAsking(false)} /> : null}
		</div>
	)
}
