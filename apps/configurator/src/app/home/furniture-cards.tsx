// Six kinds of furniture: what can be bought is rendered and leads on, what comes is a pencil drawing.
import type { Domain } from '@gabarit/contract'
import { drawFurnitureType, writeSvg } from '@gabarit/drawing'
import { DimensionLine, Icon, Tooltip, useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useTranslation } from 'react-i18next'
import { pictureOf } from '../pictures.ts'

type Kind = Domain['configurators'][number]

/** In the order of the page, with the width that its drawing is measured at. */
const kinds: readonly {
	kind: Kind
	drawing: Parameters<typeof drawFurnitureType>[0]
	width: number
}[] = [
	{ kind: 'dressing', drawing: 'dressing', width: 3000 },
	{ kind: 'desk', drawing: 'desk', width: 1200 },
	{ kind: 'panels', drawing: 'panels', width: 2780 },
	{ kind: 'roomSeparator', drawing: 'separator', width: 1600 },
	{ kind: 'stairsFurniture', drawing: 'stairs', width: 2600 },
	{ kind: 'tvFurniture', drawing: 'tv', width: 1800 },
]

/** The kinds whose whole flow works; the others are announced, whatever a tenant offers. */
const built: readonly Kind[] = ['dressing']

export function FurnitureCards({ open }: { open: readonly Kind[] }) {
	const { t } = useTranslation('home')
	return (
		<section className="home-cards" aria-label={t('types')}>
			{kinds.map(({ kind, drawing, width }) => {
				const available = built.includes(kind) && open.includes(kind)
				return available ? (
					<OpenCard key={kind} kind={kind} />
				) : (
					<ComingCard key={kind} kind={kind} drawing={drawing} width={width} />
				)
			})}
		</section>
	)
}

function OpenCard({ kind }: { kind: Kind }) {
	const { t } = useTranslation('home')
	return (
		<Tooltip text={t('tip')} delay={500}>
			<Link to="/configurator" className="home-card home-card-open">
				<span className="home-card-picture">
					{pictureOf('home-card') && <img src={pictureOf('home-card')} alt="" />}
				</span>
				<span className="home-card-name">
					{t(`card.${kind}`)}
					<Icon name="arrowRight" />
				</span>
				<span className="home-card-note">{t(`about.${kind}`)}</span>
			</Link>
		</Tooltip>
	)
}

interface ComingCardProps {
	kind: Kind
	drawing: Parameters<typeof drawFurnitureType>[0]
	width: number
}

function ComingCard({ kind, drawing, width }: ComingCardProps) {
	const { t } = useTranslation('home')
	const { number } = useFormats()
	const svg = writeSvg(drawFurnitureType(drawing), { accessible: false })
	return (
		<Tooltip text={t(`about.${kind}`)} delay={500}>
			<div className={clsx('home-card', 'home-card-coming')}>
				<span className="home-card-picture" dangerouslySetInnerHTML={{ __html: svg }} />
				<DimensionLine label={number(width)} below />
				<span className="home-card-name">{t(`card.${kind}`)}</span>
				<span className="home-card-note">{t('soon')}</span>
			</div>
		</Tooltip>
	)
}
