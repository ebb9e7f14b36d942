import { orderWord } from '@gabarit/contract'
import { Icon, StateChip } from '@gabarit/ui'
import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Hit, hitKinds } from './hits.ts'
import { marked } from './marks.ts'
import styles from './palette.module.css'

type Props = {
	id: string
	hits: readonly Hit[]
	active: string | undefined
	words: readonly string[]
	onOpen: (hit: Hit, inNewTab: boolean) => void
	onPoint: (at: number) => void
}

export function HitList({ id, hits, active, words, onOpen, onPoint }: Props) {
	const { t } = useTranslation('habits')
	const kinds = hitKinds
		.map((kind) => ({ kind, rows: hits.filter((hit) => hit.kind === kind) }))
		.filter(({ rows }) => rows.length > 0)
	return (
		// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> holds text only
		<div id={id} role="listbox" aria-label={t('hits')} className={styles.list}>
			{kinds.map(({ kind, rows }) => (
				// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a listbox have no fieldset
				<div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
					<p id={`${id}-${kind}`} className={styles.kind}>
						{t(`kind.${kind}`)}
					</p>
					{rows.map((hit) => (
						<Row
							key={hit.key}
							id={`${id}-${hit.key}`}
							hit={hit}
							isActive={hit.key === active}
							words={words}
							onOpen={(inNewTab) => onOpen(hit, inNewTab)}
							onPoint={() => onPoint(hits.indexOf(hit))}
						/>
					))}
				</div>
			))}
		</div>
	)
}

type RowProps = {
	id: string
	hit: Hit
	isActive: boolean
	words: readonly string[]
	onOpen: (inNewTab: boolean) => void
	onPoint: () => void
}

function Row({ id, hit, isActive, words, onOpen, onPoint }: RowProps) {
	const { t } = useTranslation('back-office')
	const row = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
	}, [isActive])
	return (
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keyboard
		<div
			ref={row}
			id={id}
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <option> holds text only
			role="option"
			tabIndex={-1}
			aria-selected={isActive}
			className={clsx(styles.row, isActive && styles.active)}
			onMouseMove={isActive ? undefined : onPoint}
			onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
		>
			<Icon name={hit.icon} size={18} />
			<span className={styles.text}>
				<strong>
					<Marked text={hit.name} words={words} />
				</strong>
				<span className={styles.more}>
					<Marked text={hit.more} words={words} />
				</span>
			</span>
			{hit.state ? (
				<span className={styles.state}>
					<StateChip
						state={hit.state.state}
						label={t(orderWord('state', hit.state.state, hit.state.deliveryMode))}
					/>
				</span>
			) : null}
			<span className={styles.end}>{hit.end}</span>
		</div>
	)
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
	return marked(text, words).map(({ text: piece, isMarked, at }) =>
		isMarked ? (
			<mark key={at} className={styles.mark}>
				{piece}
			</mark>
		) : (
			piece
		),
	)
}
