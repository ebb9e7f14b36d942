import { LinkButton } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './figure.module.css'
import type { ListLink } from './list-links.ts'

type ValueProps = { text: string; link?: ListLink | undefined }

type Props = {
	title: string
	/** Beside the title, leading to its list. */
	value?: ValueProps | undefined
	/** Against the other period, or what belongs to the value. */
	note?: string | undefined
	/** What was counted in the other period or beside the value, leading to its own list. */
	before?: ValueProps | undefined
	/** A second figure of the same list. */
	more?: { value: ValueProps; note: string } | undefined
	/** What its marks mean. */
	legend?: ReactNode
	/** The same figures in rows; under five values it stands in the place of the plot. */
	table?: ReactNode
	few?: boolean
	children?: ReactNode
}

/** One figure of the dashboard: its plot, and the same in a table. */
export function Figure({ title, value, note, before, more, legend, table, few, children }: Props) {
	const { t } = useTranslation('figures')
	const [asTable, setAsTable] = useState(false)
	const shownAsTable = table !== undefined && (few === true || asTable)
	return (
		<section className={styles.figure}>
			<div className={styles.head}>
				<h2 className={styles.title}>{title}</h2>
				{value && <Value {...value} title={title} />}
				{(note !== undefined || before) && <Note note={note} before={before} title={title} />}
				{more && (
					<>
						<Value {...more.value} title={title} />
						<p className={styles.note}>{more.note}</p>
					</>
				)}
				<span className={styles.end}>
					{!shownAsTable && legend}
					{table !== undefined && !few && (
						<LinkButton
							size="small"
							aria-pressed={asTable}
							aria-label={t('tableOf', { title })}
							onClick={() => setAsTable(!asTable)}
						>
							{t(asTable ? 'plot' : 'table')}
						</LinkButton>
					)}
				</span>
			</div>
			{shownAsTable ? table : children}
		</section>
	)
}

function Note({ note, before, title }: Pick<Props, 'note' | 'before' | 'title'>) {
	const { t } = useTranslation('figures')
	return (
		<p className={styles.note}>
			{note}
			{note !== undefined && before && ', '}
			{before?.link ? (
				<Link
					to={before.link.to}
					search={before.link.search}
					className={styles.before}
					aria-label={t('listOf', { text: before.text, title })}
				>
					{before.text}
				</Link>
			) : (
				before?.text
			)}
		</p>
	)
}

function Value({ text, link, title }: ValueProps & { title: string }) {
	const { t } = useTranslation('figures')
	if (!link) return <strong className={styles.value}>{text}</strong>
	return (
		<Link
			to={link.to}
			search={link.search}
			className={styles.value}
			aria-label={t('listOf', { text, title })}
		>
			{text}
		</Link>
	)
}
