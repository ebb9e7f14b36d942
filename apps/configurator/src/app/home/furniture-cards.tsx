import type { Domain } from '@gabarit/contract'
import { drawFurnitureType, writeSvg } from '@gabarit/drawing'
import { Icon, Tooltip } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { pictures } from '../pictures.ts'
import styles from './furniture-cards.module.css'

type Kind = Domain['configurators'][number]

type Sketch = Parameters<typeof drawFurnitureType>[0]

const kinds: readonly { kind: Kind; sketch: Sketch }[] = [
	{ kind: 'dressing', sketch: 'dressing' },
	{ kind: 'desk', sketch: 'desk' },
	{ kind: 'panels', sketch: 'panels' },
	{ kind: 'roomSeparator', sketch: 'separator' },
	{ kind: 'stairsFurniture', sketch: 'stairs' },
	{ kind: 'tvFurniture', sketch: 'tv' },
]

/** Only these kinds can be configured; the page announces the others, whatever a tenant offers. */
const built: readonly Kind[] = ['dressing']

export function FurnitureCards({ open }: { open: readonly Kind[] }) {
	const { t } = useTranslation('home')
	return (
		<section className={styles.cards} aria-label={t('types')}>
			{kinds.map(({ kind, sketch }) => {
				const available = built.includes(kind) && open.includes(kind)
				return available ? (
					<OpenCard key={kind} kind={kind} />
				) : (
					<ComingCard key={kind} kind={kind} sketch={sketch} />
				)
			})}
		</section>
	)
}

function OpenCard({ kind }: { kind: Kind }) {
	const { t } = useTranslation('home')
	return (
		<Tooltip text={t('tip')} delay={500}>
			<Link to="/configurator" className={clsx(styles.card, styles.open)}>
				<span className={styles.picture}>
					<img src={pictures.homeCard} alt="" />
				</span>
				<span className={styles.name}>
					{t(`card.${kind}`)}
					<Icon name="arrowRight" />
				</span>
				<span className={styles.note}>{t(`about.${kind}`)}</span>
			</Link>
		</Tooltip>
	)
}

function ComingCard({ kind, sketch }: { kind: Kind; sketch: Sketch }) {
	const { t } = useTranslation('home')
	const svg = writeSvg(drawFurnitureType(sketch), { accessible: false, font: 'inherit' })
	return (
		<Tooltip text={t(`about.${kind}`)} delay={500}>
			<div className={clsx(styles.card, styles.coming)}>
				{/* oxlint-disable-next-line react/no-danger -- our own drawing, no text from outside */}
				<span className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
				<span className={styles.name}>{t(`card.${kind}`)}</span>
				<span className={styles.note}>{t('soon')}</span>
			</div>
		</Tooltip>
	)
}
