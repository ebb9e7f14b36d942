import { useFormats } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './chosen-figures.module.css'
import { Figure } from './figure.tsx'
import type { ListLink } from './list-links.ts'
import { Lines } from './plots/lines.tsx'
import { Table } from './plots/table.tsx'
import type { FigureProps } from './sold-figures.tsx'

const RackPicture = lazy(() => import('./rack-picture.tsx'))
const mostPictured = 5

export function RacksFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const title = t('racks.title')
	const nameOf = (rack: string) => t('racks.name', { rack })
	return (
		<Chosen
			title={title}
			head={t('head.rack')}
			rows={data.racks.map(({ rack, ...row }) => ({
				...row,
				name: nameOf(rack),
				link: links.placed(data, { rack }),
				linkBefore: links.placed(data.before, { rack }),
			}))}
		>
			<ul className={styles.racks}>
				{data.racks.slice(0, mostPictured).map(({ rack, value, before }) => {
					const link = links.placed(data, { rack })
					return (
						<li key={rack}>
							<Link to={link.to} search={link.search} className={styles.rack}>
								<span className="visually-hidden">
									{t('chosen', { name: nameOf(rack), count: value, before })}
								</span>
								<span className={styles.drawn} aria-hidden="true">
									<span className={styles.picture}>
										<Suspense fallback={null}>
											<RackPicture rack={rack} />
										</Suspense>
									</span>
									<strong>{format.number(value)}</strong>
									<span className={styles.name}>{nameOf(rack)}</span>
									<span className={styles.note}>
										{t('before', { value: format.number(before) })}
									</span>
								</span>
							</Link>
						</li>
					)
				})}
			</ul>
		</Chosen>
	)
}

export function ColoursFigure({ data, links }: FigureProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	const title = t('colours.title')
	const most = Math.max(1, ...data.colours.map(({ value }) => value))
	return (
		<Chosen
			title={title}
			head={t('head.colour')}
			rows={data.colours.map(({ colour, ...row }) => ({
				...row,
				link: links.placed(data, { colour }),
				linkBefore: links.placed(data.before, { colour }),
			}))}
		>
			<Lines
				label={title}
				lines={data.colours.slice(0, mostPictured).map(({ colour, name, hex, value, before }) => ({
					key: colour,
					name: (
						<>
							<span
								className={styles.swatch}
								style={{ '--swatch': hex ?? 'none' } as CSSProperties}
							/>
							<span>{name}</span>
						</>
					),
					share: value / most,
					value: format.number(value),
					note: t('before', { value: format.number(before) }),
					link: links.placed(data, { colour }),
					says: t('chosen', { name, count: value, before }),
				}))}
			/>
		</Chosen>
	)
}

type ChosenProps = {
	title: string
	head: string
	rows: readonly {
		name: string
		value: number
		before: number
		link: ListLink
		linkBefore: ListLink
	}[]
	children: ReactNode
}

/** What is ordered most: five in a picture, ten in the table. */
function Chosen({ title, head, rows, children }: ChosenProps) {
	const { t } = useTranslation('figures')
	const format = useFormats()
	if (rows.length === 0) return null
	return (
		<Figure
			title={title}
			note={t('chosenNote')}
			table={
				<Table
					caption={title}
					heads={[head, t('head.orders'), t('head.before')]}
					rows={rows.map(({ name, value, before, link, linkBefore }) => [
						name,
						{ text: format.number(value), link },
						{ text: format.number(before), link: linkBefore },
					])}
				/>
			}
		>
			{children}
		</Figure>
	)
}
