import type { Reseller } from '@gabarit/contract'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './theme.module.css'

/** The palette of the shop, and its own colour where it has one. */
export function Theme({ of: { themeCode, hexColour } }: { of: Reseller }) {
	const { t } = useTranslation('people')
	return (
		<span className={styles.theme}>
			{hexColour === null ? null : (
				<span
					aria-hidden="true"
					className={styles.swatch}
					style={{ '--swatch': hexColour } as CSSProperties}
				/>
			)}
			{t(`theme.${themeCode}`)}
			{hexColour === null ? null : <span className={styles.hex}>{hexColour}</span>}
		</span>
	)
}
