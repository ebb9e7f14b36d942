import { DimensionLine, tabletWidth, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { heroFurniture, pictures } from '../pictures.ts'
import styles from './hero-picture.module.css'

const { left, right, floor } = heroFurniture

const width = 3000

export function HeroPicture() {
	const { t } = useTranslation('home')
	const { number } = useFormats()
	return (
		<div className={styles.picture}>
			<div className={styles.frame}>
				<picture>
					<source media={`(max-width: ${tabletWidth}px)`} srcSet={pictures.homeHeroPhone} />
					<img src={pictures.homeHero} alt={t('heroAlt')} fetchPriority="high" />
				</picture>
				<div
					className={styles.measure}
					aria-hidden="true"
					style={{
						left: `${left * 100}%`,
						width: `${(right - left) * 100}%`,
						top: `${floor * 100}%`,
					}}
				>
					<DimensionLine label={number(width)} kind="measure" />
				</div>
			</div>
		</div>
	)
}
