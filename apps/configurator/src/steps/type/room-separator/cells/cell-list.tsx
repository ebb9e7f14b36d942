// The grid as a list of cells, as it is seen from the chosen face. One stop of the Tab key: arrows go from cell to cell.
import type { CellFill } from '@gabarit/engine'
import clsx from 'clsx'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CellPlace, cellBeside, fillAt, isSame } from '../separator.ts'
import { useSeparator } from '../use-separator.ts'
import styles from './cell-list.module.css'
import { useBehind, useCell } from './use-cell.ts'

export function CellList(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { design } = useSeparator()
	const behind = useBehind()
	const { cell: chosen, choose } = useCell()
	const list = useRef<HTMLTableElement>(null)
	const { columns, rows, bays } = design
	const across = Array.from({ length: columns }, (_, i) => (behind ? columns - 1 - i : i))
	const up = Array.from({ length: rows }, (_, i) => rows - 1 - i)
	const onKey = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return
		const next = cellBeside(chosen, event.key, { columns, rows, mirrored: behind })
		if (next === null) return
		event.preventDefault()
		choose(next)
		list.current?.querySelector<HTMLElement>(`#${idOf(next)}`)?.focus()
	}
	const widths = across.map((column) => `minmax(0, ${bays[column] ?? 1}fr)`).join(' ')
	return (
		<table
			ref={list}
			// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its cells are chosen
			role="grid"
			aria-label={t('kinds:separator.cells.title')}
			className={styles.grid}
			style={{ '--columns': widths, '--count': columns } as CSSProperties}
			onKeyDown={onKey}
		>
			<tbody>
				{up.map((row) => (
					<tr key={row} className={styles.row}>
						{across.map((column) => {
							const cell = { column, row }
							return (
								<Cell
									key={column}
									cell={cell}
									isChosen={isSame(cell, chosen)}
									onChoose={() => choose(cell)}
								/>
							)
						})}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Cell(props: { cell: CellPlace; isChosen: boolean; onChoose: () => void }): ReactNode {
	const { cell, isChosen, onChoose } = props
	const { t } = useTranslation(['configurator', 'kinds'])
	const { design } = useSeparator()
	const behind = useBehind()
	const fill = fillAt(design, cell)
	return (
		<td className={styles.place} aria-selected={isChosen}>
			<button
				id={idOf(cell)}
				type="button"
				aria-label={t('kinds:separator.cells.name', {
					column: cell.column + 1,
					row: cell.row + 1,
					fill: t(`kinds:separator.fills.${fill}`).toLowerCase(),
				})}
				tabIndex={isChosen ? 0 : -1}
				className={clsx(styles.cell, styles[fill])}
				onClick={onChoose}
			>
				{hasKnob(fill, behind) && <span className={styles.knob} />}
			</button>
		</td>
	)
}

function idOf({ column, row }: CellPlace): string {
	return `cell-${column}-${row}`
}

/** A door shows its knob in the face that it opens to. */
function hasKnob(fill: CellFill, behind: boolean): boolean {
	return fill === (behind ? 'DoorRear' : 'DoorFront')
}
