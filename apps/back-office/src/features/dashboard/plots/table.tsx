import { Link } from '@tanstack/react-router'
import type { ListLink } from '../list-links.ts'
import styles from './table.module.css'

type Cell = string | { text: string; link: ListLink }
type Props = { caption: string; heads: readonly string[]; rows: readonly (readonly Cell[])[] }

/** Figures in rows; the first column names them, the others are numbers. */
export function Table({ caption, heads, rows }: Props) {
	// Where it is wider than its place it is moved by the keyboard too, by its links or by itself.
	const hasLinks = rows.flat().some((cell) => typeof cell === 'object')
	return (
		<section className={styles.frame} aria-label={caption} tabIndex={hasLinks ? undefined : 0}>
			<table className={styles.table}>
				<caption className="visually-hidden">{caption}</caption>
				<thead>
					<tr>
						{heads.map((head) => (
							<th key={head} scope="col">
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(([name, ...cells], at) => (
						<tr key={`${at} ${textOf(name)}`}>
							<th scope="row">
								<CellText cell={name ?? ''} />
							</th>
							{cells.map((cell, column) => (
								<td key={heads[column + 1]}>
									<CellText cell={cell} />
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	)
}

function textOf(cell: Cell | undefined): string {
	return typeof cell === 'object' ? cell.text : (cell ?? '')
}

function CellText({ cell }: { cell: Cell }) {
	if (typeof cell === 'string') return cell
	return (
		<Link to={cell.link.to} search={cell.link.search} className={styles.link}>
			{cell.text}
		</Link>
	)
}
