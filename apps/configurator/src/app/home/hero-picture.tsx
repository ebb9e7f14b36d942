import { DimensionLine, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { heroFurniture, pictureOf } from '../pictures.ts'

const { left, right, floor, width } = heroFurniture

/** Our own furniture, rendered; its width stands below it, as on every drawing of ours. */
export function HeroPicture() {
	const { t } = useTranslation('home')
	const { number } = useFormats()
	return (
		<div className="home-picture">
			<div className="home-frame">
				{pictureOf('home-hero') && (
					<picture>
						<source media="(max-width: 960px)" srcSet={pictureOf('home-hero-phone')} />
						<img src={pictureOf('home-hero')} alt={t('heroAlt')} fetchPriority="high" />
					</picture>
				)}
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
