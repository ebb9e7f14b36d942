import clsx from 'clsx'
import type { ReactNode } from 'react'
import styles from './list-table.module.css'

interface ListTableProps {
	caption: string
	head: ReactNode
	/** None while they are loading. */
	rows: ReactNode
	columns: number
	/** The rows answer the previous query. */
	stale?: boolean
}

const waitingRows = 8
/** With more columns the name gives way, so that the last amount is never cut. */
const mostColumns = 9

export function ListTable({ caption, head, rows, columns, stale }: ListTableProps) {
	return (
		<table
			className={clsx(styles.table, stale && styles.stale, columns > mostColumns && styles.crowded)}
			aria-busy={!rows || stale}
		>
			<caption className="visually-hidden">{caption}</caption>
			<thead>
				<tr>{head}</tr>
			</thead>
			<tbody>{rows ?? <Waiting columns={columns} />}</tbody>
		</table>
	)
}

function Waiting({ columns }: { columns: number }) {
	return Array.from({ length: waitingRows }, (_, row) => (
		<tr key={row} aria-hidden="true">
			<td colSpan={columns} className={clsx(styles.cell, styles.waiting)}>
				{'\u00a0'}
			</td>
		</tr>
	))
}

interface ListHeadProps {
	right?: boolean
	/** Shown on a wide screen only. */
	wide?: boolean
	sorted?: 'ascending' | 'descending' | 'none'
	/** Over the boxes that choose rows. */
	choice?: boolean
	children: ReactNode
}

export function ListHead({ right, wide, sorted, choice, children }: ListHeadProps) {
	return (
		<th
			scope="col"
			className={clsx(
				styles.head,
				right && styles.right,
				wide && styles.wide,
				choice && styles.choice,
			)}
			aria-sort={sorted}
		>
			{children}
		</th>
	)
}

/**
 * A cell without a part has no place on a phone. There a `corner` stands at the end of the first line, what is `beside`
 * the code wraps within the second, and a `block` takes a line of its own.
 */
export type ListCellPart =
	| 'choice'
	| 'name'
	| 'code'
	| 'state'
	| 'day'
	| 'until'
	| 'sum'
	| 'corner'
	| 'beside'
	| 'block'

interface ListCellProps {
	part?: ListCellPart | undefined
	right?: boolean
	wide?: boolean
	/** It has no value: a phone leaves its line out. */
	empty?: boolean
	children: ReactNode
}

export function ListCell({ part, right, wide, empty, children }: ListCellProps) {
	return (
		<td
			className={clsx(
				styles.cell,
				part && styles[part],
				empty && styles.empty,
				right && styles.right,
				wide && styles.wide,
			)}
		>
			{children}
		</td>
	)
}

/** A row over others, with their sums on a dimension line. */
export function ListGroupHead({ children }: { children: ReactNode }) {
	return <tr className={styles.group}>{children}</tr>
}

interface ListGroupCellProps {
	/** Says what the group is; as many columns wide. */
	name?: boolean
	columns?: number
	choice?: boolean
	right?: boolean | undefined
	wide?: boolean | undefined
	children?: ReactNode
}

export function ListGroupCell(props: ListGroupCellProps) {
	const { name, columns, choice, right, wide, children } = props
	const className = clsx(
		styles.groupCell,
		name && styles.groupName,
		choice && styles.choice,
		right && styles.right,
		wide && styles.wide,
	)
	return name ? (
		<th scope="rowgroup" colSpan={columns} className={className}>
			{children}
		</th>
	) : (
		<td colSpan={columns} className={className}>
			{children}
		</td>
	)
}

/** A sentence in place of rows. */
export function ListNote({ columns, children }: { columns: number; children: ReactNode }) {
	return (
		<tr>
			<td colSpan={columns} className={clsx(styles.cell, styles.block)}>
				{children}
			</td>
		</tr>
	)
}

/** The link covers the whole row, so that a click anywhere opens it. */
export const rowLinkClass = styles.link
