import type { CustomerPage } from '@gabarit/contract'
import { typeOf } from '@gabarit/engine'
import { useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFurnitureInShort } from '../../lib/use-furniture-in-short.ts'
import { TakeHome } from '../../steps/picture/take-home.tsx'
import { FurniturePicture } from '../frame/furniture-picture.tsx'
import styles from './ordered-furniture.module.css'

/** The picture of what was ordered, and what it is in short. `url`: its page. */
export function OrderedFurniture({ order, url }: { order: CustomerPage; url: string }): ReactNode {
	const { t } = useTranslation('customer')
	const { money } = useFormats()
	const { furniture, catalogue, configuration, total, delivery } = order
	const short = useFurnitureInShort({ type: typeOf(configuration), furniture, catalogue })
	return (
		<>
			<FurniturePicture made={order}>
				{(subject) => (
					<div className={styles.home}>
						<TakeHome subject={subject} name={order.reference} link={{ kind: 'address', url }} />
					</div>
				)}
			</FurniturePicture>
			<div className={styles.short}>
				<p>
					<strong>{short.name}</strong>
					<span>{short.size}</span>
				</p>
				<p>
					<strong>{short.outside}</strong>
					<span>{short.inside}</span>
				</p>
				{total !== null && (
					<p className={styles.total}>
						<strong data-testid="order-total">{money(total)}</strong>
						<span>{t(`included.${delivery.mode}`)}</span>
					</p>
				)}
			</div>
		</>
	)
}
