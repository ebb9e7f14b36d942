// What can be chosen on the flat stage: a button over each bay, line of loose boards, named part, cell of a grid.
import type { StageArea, StageBay, StageCell } from '@gabarit/drawing'
import type { Board, Opening, Point2 } from '@gabarit/engine'
import type { StageHit } from '@gabarit/scene'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawnLine } from '../../../session/spot.ts'
import { changeView, useView } from '../../../session/view-store.ts'
import { placeOfGroup } from '../../frame/parts/line-groups.ts'
import type { NamedArea } from '../../type/stage-parts.ts'
import { leavesOf } from '../solid/use-openings.ts'
import styles from './places.module.css'

export type Drawn = {
	bays: readonly StageBay[]
	lines: readonly DrawnLine[]
	cells: readonly StageCell[]
	areas: readonly StageArea[]
	outlinesOf: (board: Board) => Point2[][]
}

type Chosen = { group: string | null; cell: { column: number; row: number } | null }

export function Places(props: {
	drawn: Drawn
	chosen: Chosen
	/** Whether bays, lines and cells can be chosen here. */
	selectable: boolean
	/** Those that can be, by name. */
	areas: readonly NamedArea[]
	openings: readonly Opening[]
	onTap: (hit: StageHit) => void
}): ReactNode {
	const { drawn, chosen, selectable, areas, openings, onTap } = props
	const chooses = selectable || areas.length > 0
	return (
		<>
			{selectable && <Bays bays={drawn.bays} openings={openings} onTap={onTap} />}
			{areas.length > 0 && <Areas areas={drawn.areas} names={areas} group={chosen.group} />}
			{selectable && <Lines lines={drawn.lines} group={chosen.group} />}
			{selectable && <Cells cells={drawn.cells} cell={chosen.cell} />}
			{!chooses && <Fronts openings={openings} outlinesOf={drawn.outlinesOf} onTap={onTap} />}
		</>
	)
}

function Areas(
	props: Pick<Drawn, 'areas'> & Pick<Chosen, 'group'> & { names: readonly NamedArea[] },
): ReactNode {
	const { areas, names, group } = props
	return areas.map(({ id, ...place }) => (
		<button
			key={id}
			type="button"
			className={styles.place}
			aria-label={names.find((area) => area.id === id)?.name}
			aria-pressed={group === id}
			style={styleOf(place)}
			onClick={() => changeView({ group: id })}
		/>
	))
}

const nothing: StageHit = { bay: null, line: null, cell: null, area: null, front: null }

type Tapped = { openings: readonly Opening[]; onTap: (hit: StageHit) => void }

/** For the hand alone: the keyboard has its own list of them. */
function Fronts(props: Tapped & Pick<Drawn, 'outlinesOf'>): ReactNode {
	const { openings, outlinesOf, onTap } = props
	return openings
		.filter(({ inner }) => !inner)
		.flatMap(({ id, board }) =>
			outlinesOf(board).map((outline, face) => (
				<div
					key={`${id} ${face}`}
					role="presentation"
					className={styles.place}
					style={styleOf(around(outline))}
					onClick={() => onTap({ ...nothing, front: id })}
				/>
			)),
		)
}

function around(outline: readonly Point2[]) {
	const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
	const [left, top] = [Math.min(...xs), Math.min(...ys)]
	return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function Bays(props: Tapped & Pick<Drawn, 'bays'>): ReactNode {
	const { bays, openings, onTap } = props
	const { t } = useTranslation('configurator')
	const selected = useView((view) => view.selected)
	return bays.map(({ run, module, bay, ...place }, i) => (
		<button
			key={`${module}-${bay}`}
			type="button"
			className={styles.place}
			aria-label={t('modules.bay', { number: i + 1 })}
			aria-pressed={selected?.module === module && selected.bay === bay}
			style={styleOf(place)}
			onClick={() => {
				const [front = null] = leavesOf(openings, { run, module, bay })
				onTap({ ...nothing, bay: { run, module, bay }, front })
			}}
		/>
	))
}

function Lines({ lines, group }: Pick<Drawn, 'lines'> & Pick<Chosen, 'group'>): ReactNode {
	const { t } = useTranslation('configurator')
	const nameOf = (line: string) => {
		const { list, index } = placeOfGroup(line)
		return t(`panels.names.${list}`, { ns: 'kinds', number: index + 1 })
	}
	return lines.map(({ group: line, ...place }) => (
		<button
			key={line}
			type="button"
			className={styles.place}
			aria-label={nameOf(line)}
			aria-pressed={group === line}
			style={styleOf(place)}
			onClick={() => changeView({ group: line })}
		/>
	))
}

/** Out of the way of the Tab key, which finds the same cells once in the panel's list. */
function Cells({ cells, cell }: Pick<Drawn, 'cells'> & Pick<Chosen, 'cell'>): ReactNode {
	const { t } = useTranslation('configurator')
	return cells.map(({ face, column, row, ...place }) => (
		<button
			key={`${face} ${column} ${row}`}
			type="button"
			tabIndex={-1}
			className={styles.place}
			aria-label={[
				t('separator.cells.one', { ns: 'kinds', column: column + 1, row: row + 1 }),
				t(`separator.cells.faces.${face === 'Rear' ? 'rear' : 'front'}`, { ns: 'kinds' }),
			].join(', ')}
			aria-pressed={cell?.column === column && cell.row === row}
			style={styleOf(place)}
			onClick={() => changeView({ cell: { column, row } })}
		/>
	))
}

function styleOf(place: { left: number; top: number; width: number; height: number }) {
	return {
		left: `${place.left * 100}%`,
		top: `${place.top * 100}%`,
		width: `${place.width * 100}%`,
		height: `${place.height * 100}%`,
	}
}
