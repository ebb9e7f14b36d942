import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './field.module.css'

/** 48, 44 or 36 high. */
type FieldSize = 'medium' | 'compact' | 'small'

interface FieldProps {
	id: string
	label: string
	/** Only a screen reader says the label, as in a search. */
	labelHidden?: boolean | undefined
	/** A capital that points into the drawing beside the fields. */
	letter?: string | undefined
	note?: ReactNode
	size?: FieldSize | undefined
	reading?: boolean | undefined
	empty?: boolean | undefined
	/** Its parts stand in the row around it. */
	inRow?: boolean | undefined
	hint?: string | undefined
	problem?: ReactNode
	below?: ReactNode
	className?: string | undefined
	children: ReactNode
}

function looksOf({ inRow, reading }: FieldProps) {
	return inRow ? styles.inRow : clsx(styles.field, reading && styles.reading)
}

export function Field(props: FieldProps) {
	const { id, label, letter, note, size = 'medium', hint, problem } = props
	return (
		<div className={clsx(looksOf(props), props.className)}>
			<div className={props.labelHidden ? 'visually-hidden' : styles.head}>
				<label className={styles.label} htmlFor={id}>
					{letter && <span className={styles.letter}>{letter}</span>} {label}
				</label>
				{note && <span className={styles.note}>{note}</span>}
			</div>
			<div
				className={clsx(styles.frame, styles[size])}
				data-wrong={problem ? '' : undefined}
				data-empty={props.empty ? '' : undefined}
			>
				{props.children}
			</div>
			{props.below}
			{hint && (
				<div className={styles.hint} id={`${id}-hint`}>
					{hint}
				</div>
			)}
			<output className={styles.status}>{problem}</output>
		</div>
	)
}
