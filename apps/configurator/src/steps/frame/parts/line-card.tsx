import { Icon } from '@gabarit/ui'
import clsx from 'clsx'
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from 'react'
import { changeView } from '../../../session/view-store.ts'
import layout from '../layout.module.css'
import styles from './line-card.module.css'

/** One path for a whole picture; what lies inside is a hole by the even-odd rule. */
export type Silhouette = { path: string; width: number; height: number }

/** The id of the button that opens a line. */
export function headOf(id: string): string {
	return `head-${id}`
}

type CardProps = {
	id: string
	name: string
	/** What it is in short. */
	facts: string
	price: string | undefined
	/** Said where something of the line cannot be made. */
	attention: string | undefined
	open: boolean
	picture: Silhouette | null
	/** A colour of the catalogue. */
	hex: string | undefined
	/** What is wrong with it, and its form while it is open. */
	children?: ReactNode
}

/** Only what it shows comes in, so that an edit of one line renders no other. */
export const LineCard = memo(function LineCard(props: CardProps): ReactNode {
	const { id, name, facts, price, attention, open, picture, hex, children } = props
	const card = useRef<HTMLLIElement>(null)
	// The stage opens lines too.
	useEffect(() => {
		if (open) card.current?.scrollIntoView({ block: 'nearest' })
	}, [open])
	return (
		<li ref={card} className={clsx(styles.card, open && styles.open)}>
			<h3 className={styles.heading}>
				<button
					type="button"
					id={headOf(id)}
					className={clsx(layout.opener, styles.head)}
					aria-expanded={open}
					aria-controls={open ? formOf(id) : undefined}
					onClick={() => changeView({ group: open ? null : id })}
				>
					<Thumbnail picture={picture} hex={hex} />
					<span className={styles.words}>
						<span className={styles.name}>{name}</span>
						<span className={layout.caption}>{facts}</span>
					</span>
					{attention !== undefined && <Icon name="warning" label={attention} />}
					{price !== undefined && <span className={styles.price}>{price}</span>}
					<Icon name={open ? 'chevronUp' : 'chevronDown'} size={18} />
				</button>
			</h3>
			{children}
		</li>
	)
}, isSameCard)

function isSameCard(a: CardProps, b: CardProps): boolean {
	const keys = ['id', 'name', 'facts', 'price', 'attention', 'open', 'hex', 'children'] as const
	return keys.every((key) => a[key] === b[key]) && a.picture?.path === b.picture?.path
}

function formOf(id: string): string {
	return `form-${id}`
}

/** Where the fields of an open line stand. */
export function LineForm(props: { id: string; name: string; children: ReactNode }): ReactNode {
	const { id, name, children } = props
	return (
		<section id={formOf(id)} className={styles.form} aria-label={name}>
			{children}
		</section>
	)
}

function Thumbnail({ picture, hex }: Pick<CardProps, 'picture' | 'hex'>): ReactNode {
	return (
		<span className={styles.picture} aria-hidden="true">
			{picture !== null && (
				<svg
					viewBox={`0 0 ${picture.width} ${picture.height}`}
					style={{ '--board': hex } as CSSProperties}
					focusable="false"
				>
					<path className={styles.board} d={picture.path} />
				</svg>
			)}
		</span>
	)
}
