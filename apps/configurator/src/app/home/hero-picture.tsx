import { DimensionLine, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { heroFurniture, pictures } from '../pictures.ts'

const { left, right, floor } = heroFurniture

/** The niche of the picture. */
const width = 3000

/** Our own furniture, rendered; its width stands below it, as on every drawing of ours. */
export function HeroPicture() {
	const { t } = useTranslation('home')
	const { number } = useFormats()
	return (
		<div className="home-picture">
			<div className="home-frame">
				<picture>
					<source media="(max-width: 960px)" srcSet={pictures.homeHeroPhone} />
					<img src={pictures.homeHero} alt={t('heroAlt')} fetchPriority="high" />
				</picture>
				<div
					className="home-measure"
					style={{
						left: `${left * 100}%`,
						width: `${(right - left) * 100}%`,
						top: `${floor * 100}%`,
					}}
				>
					<DimensionLine label={number(width)} />
				</div>
			</div>
		</div>
	)
}
