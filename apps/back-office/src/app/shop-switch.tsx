import { Icon } from '@gabarit/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../lib/session.ts'
import { useChooseShop, useChoosesShop, useChosenShop } from '../lib/shop.ts'
import styles from './shop-switch.module.css'

/** Lists of one shop or of all; settings of the chosen one. Only for who administers all of them. */
export function ShopSwitch() {
	const { t } = useTranslation('back-office')
	const shops = useSession()?.shops ?? []
	const chosen = useChosenShop()
	const choose = useChooseShop()
	const id = useId()
	if (!useChoosesShop()) return null
	return (
		<label className={styles.switch} htmlFor={id}>
			<span className={styles.label}>{t('nav.shop')}</span>
			<select
				id={id}
				className={styles.shop}
				value={chosen ?? ''}
				onChange={({ target }) => choose(target.value === '' ? undefined : target.value)}
			>
				<option value="">{t('nav.allShops')}</option>
				{shops.map(({ code, name }) => (
					<option key={code} value={code}>
						{name}
					</option>
				))}
			</select>
			<Icon name="chevronDown" size={14} />
		</label>
	)
}
