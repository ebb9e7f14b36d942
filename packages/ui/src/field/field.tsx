import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './field.module.css'

/** 48, 44 or 36 high. */
type FieldSize = 'medium' | 'compact' | 'small'

interface FieldProps {
	/** The id of the control. */
	id: string
	label: string
	/** The label is said, not shown, as in a search. */
	labelHidden?: boolean | undefined
	/** A capital that points into the drawing beside the fields. */
	letter?: string | undefined
	/** Right of the label: a word or a link. */
	note?: ReactNode
	size?: FieldSize | undefined
	/** One of several readings of a dimension. */
	reading?: boolean | undefined
	/** Never filled: the frame is hatched. */
	empty?: boolean | undefined
	hint?: string | undefined
	/** What is wrong, as an `ErrorText`. */
	problem?: ReactNode
	/** Between the frame and what is wrong. */
	below?: ReactNode
	className?: string | undefined
	/** The control and what stands in its frame. */
	children: ReactNode
}

/** What every field has: a label above a frame, below it a hint and what is wrong. */
export function Field(props: FieldProps) {
	const { id, label, letter, note, size = 'medium', hint, problem } = props
	return (
		<div className={clsx(styles.field, props.reading && styles.reading, props.className)}>
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
