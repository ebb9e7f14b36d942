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

type Card = { kind: Kind; sketch: Sketch; photo: string }

const cards: readonly Card[] = [
	{ kind: 'dressing', sketch: 'dressing', photo: pictures.homeCard },
	{ kind: 'desk', sketch: 'desk', photo: pictures.desk },
	{ kind: 'panels', sketch: 'panels', photo: pictures.panels },
	{ kind: 'roomSeparator', sketch: 'roomSeparator', photo: pictures.roomSeparator },
	{ kind: 'stairsFurniture', sketch: 'stairsFurniture', photo: pictures.stairsFurniture },
	{ kind: 'tvFurniture', sketch: 'tvFurniture', photo: pictures.tvFurniture },
]

/** Kinds that can be configured, with what their address asks for; the page announces the others, whatever a tenant offers. */
export const built: Partial<Record<Kind, { type?: string }>> = {
	dressing: {},
	desk: { type: 'desk' },
	panels: { type: 'panels' },
	roomSeparator: { type: 'roomSeparator' },
	stairsFurniture: { type: 'stairsFurniture' },
	tvFurniture: { type: 'tvFurniture' },
}

export function FurnitureCards({ open }: { open: readonly Kind[] }) {
	const { t } = useTranslation('home')
	return (
		<section className={styles.cards} aria-label={t('types')}>
			{cards.map((card) => {
				const search = open.includes(card.kind) ? built[card.kind] : undefined
				return search === undefined ? (
					<ComingCard key={card.kind} {...card} />
				) : (
					<OpenCard key={card.kind} {...card} search={search} />
				)
			})}
		</section>
	)
}

function OpenCard({ kind, photo, search }: Card & { search: { type?: string } }) {
	const { t } = useTranslation('home')
	const look = kind === 'dressing' ? styles.open : styles.drawn
	return (
		<Tooltip text={t('tip')} delay={500}>
			<Link to="/configurator" search={search} className={clsx(styles.card, look)}>
				<span className={styles.picture}>
					<img src={photo} alt="" />
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

function ComingCard({ kind, sketch }: Card) {
	const { t } = useTranslation('home')
	return (
		<Tooltip text={t(`about.${kind}`)} delay={500}>
			<div className={clsx(styles.card, styles.drawn, styles.coming)}>
				<SketchOf sketch={sketch} />
				<span className={styles.name}>{t(`card.${kind}`)}</span>
				<span className={styles.note}>{t('soon')}</span>
			</div>
		</Tooltip>
	)
}

function SketchOf({ sketch }: { sketch: Sketch }) {
	const svg = writeSvg(drawFurnitureType(sketch), { accessible: false, font: 'inherit' })
	// oxlint-disable-next-line react/no-danger -- our own drawing, no text from outside
	return <span className={styles.picture} dangerouslySetInnerHTML={{ __html: svg }} />
}
