import { Icon, type Palette, paletteVariables, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { useSettingsPart } from '../settings-context.ts'
import styles from './brand-preview.module.css'

/** Of a price, so that figures are seen too; nobody is asked to pay it. */
const shownPrice = 429_696

const racks = {
	rails:
		'M4 2h24v36H4zM4 14h24M7 6h18M10 7v5M14 7v6M18 7v5M22 7v6M7 18h18M10 19v8M14 19v9M18 19v7M22 19v9',
	shelves: 'M4 2h24v36H4zM4 8h24M4 14h24M4 20h24M4 26h24M4 32h24',
	long: 'M4 2h24v36H4zM7 7h18M10 8v22M14 8v24M18 8v21M22 8v23',
} as const

/** The shop in small, in the colours that are typed and with the logo that is chosen: a picture, nothing in it can be used. */
export function BrandPreview({ palette }: { palette: Palette }) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const { settings, form, logo } = useSettingsPart()
	const shown = logo.chosen?.problem === null ? logo.chosen.url : settings.logoUrl
	return (
		<figure
			aria-label={t('brand.preview')}
			className={styles.preview}
			style={paletteVariables(palette)}
		>
			<div className={styles.head}>
				{shown === null ? <strong>{form.values.companyName}</strong> : <img src={shown} alt="" />}
				<span className={styles.why}>{t('brand.why')}</span>
			</div>
			<div className={styles.chain}>
				<span />
				<span />
				<span className={styles.current} />
				<span className={styles.left} />
			</div>
			<div className={styles.body}>
				<div className={styles.cards}>
					{(['rails', 'shelves', 'long'] as const).map((rack, at) => (
						<div key={rack} className={at === 0 ? styles.chosen : styles.card}>
							<svg viewBox="0 0 32 40" aria-hidden="true">
								<path d={racks[rack]} />
							</svg>
							{t(`brand.cards.${rack}`)}
						</div>
					))}
				</div>
				<div className={styles.price}>
					<strong>{format.money(shownPrice)}</strong>
					<span className={styles.button}>
						{t('brand.step')} <Icon name="arrowRight" size={18} />
					</span>
				</div>
			</div>
		</figure>
	)
}
