// The list: each line is a card that opens, and only the open one shows its form.
import { type Board, CLADDINGS_MAX } from '@gabarit/engine'
import { Button, toast } from '@gabarit/ui'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { changeView, useView } from '../../../../session/view-store.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { type LineList, linesOf } from '../../../frame/line-groups.ts'
import { Section, StepPanel } from '../../../frame/step-panel.tsx'
import { useIssuesOf } from '../../../frame/use-issues-of.ts'
import { AccessFields } from '../../../room/access-fields.tsx'
import { linePricesOf } from '../line-prices.ts'
import { added, duplicated, idOf, isOfLine, type LineRef, refsOf, without } from '../lines.ts'
import { usePanelsDesign } from '../use-panels-design.ts'
import { Kits } from './kits.tsx'
import { headOf, LineCard } from './line-card.tsx'
import styles from './panels-step.module.css'

export function PanelsStep(): ReactNode {
	const { t } = useTranslation('configurator')
	const issues = useIssuesOf('ModuleSelection').filter((issue) => !isOfLine(issue))
	return (
		<StepPanel step="ModuleSelection" intro={t('panels.intro')}>
			<IssueChecks issues={issues} />
			<List />
			<Kits />
			<AccessFields />
		</StepPanel>
	)
}

function List(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, catalogue, dressing, solved, propose } = usePanelsDesign()
	const { panels = [], cladding = [] } = configuration
	const counts = { panels: panels.length, cladding: cladding.length }
	const open = useView((view) => view.group)
	const focus = useFocusOnHead()
	const prices = useLinePrices()
	const boards = useBoards()
	const refs = refsOf(configuration)
	const pieces = solved.furniture?.boards.length
	const show = (ref: LineRef) => {
		changeView({ group: idOf(ref) })
		focus(idOf(ref))
	}
	const add = (list: LineList) => {
		propose(added(configuration, list, catalogue))
		show({ list, index: counts[list] })
	}
	const duplicate = (ref: LineRef) => {
		propose(duplicated(configuration, ref))
		show({ ...ref, index: ref.index + 1 })
	}
	const remove = (ref: LineRef, name: string) => {
		const left = refs.filter((other) => idOf(other) !== idOf(ref))
		propose(without(configuration, ref))
		changeView({ group: null })
		// What stood after it moves into its place.
		const after = left.at(refs.findIndex((other) => idOf(other) === idOf(ref)))
		const next = after?.list === ref.list ? ref : left.at(-1)
		if (next !== undefined) focus(idOf(next))
		toast(t('panels.removed', { name }), { undo })
	}
	const limits = { panels: dressing.bounds.panels.linesMax, cladding: CLADDINGS_MAX }
	const full = (list: LineList) =>
		counts[list] < limits[list] ? undefined : t(`panels.full.${list}`, { count: limits[list] })
	return (
		<Section
			title={t('panels.list')}
			note={pieces === undefined ? undefined : t('panels.pieces', { count: pieces })}
		>
			<ol className={styles.lines}>
				{refs.map((ref) => (
					<LineCard
						key={idOf(ref)}
						at={ref}
						boards={boards.get(idOf(ref)) ?? none}
						open={idOf(ref) === open}
						price={prices?.get(idOf(ref))}
						isLast={refs.length === 1}
						full={full(ref.list)}
						onDuplicate={() => duplicate(ref)}
						onRemove={(name) => remove(ref, name)}
					/>
				))}
			</ol>
			<div className={layout.row}>
				<Button size="small" icon="plus" reason={full('panels')} onClick={() => add('panels')}>
					{t('panels.add.panels')}
				</Button>
				<Button kind="quiet" icon="plus" reason={full('cladding')} onClick={() => add('cladding')}>
					{t('panels.add.cladding')}
				</Button>
			</div>
		</Section>
	)
}

const none: readonly Board[] = []

function useBoards(): ReadonlyMap<string, readonly Board[]> {
	const { furniture } = usePanelsDesign().solved
	return useMemo(
		() =>
			new Map(furniture === null ? [] : linesOf(furniture).map(({ id, boards }) => [id, boards])),
		[furniture],
	)
}

/** null where prices are hidden, or while the list cannot be made. */
function useLinePrices(): ReadonlyMap<string, number> | null {
	const { solved, dressing } = usePanelsDesign()
	const { furniture, quote } = solved
	const { book } = dressing
	return useMemo(
		() =>
			furniture === null || quote === null || book === null
				? null
				: linePricesOf(furniture, quote, book),
		[furniture, quote, book],
	)
}

/** Focuses the head of a line once it is there. */
function useFocusOnHead(): (id: string) => void {
	const [wanted, setWanted] = useState<{ id: string } | null>(null)
	useEffect(() => {
		if (wanted === null) return
		const head = document.getElementById(headOf(wanted.id))
		head?.focus()
		head?.scrollIntoView({ block: 'nearest' })
	}, [wanted])
	return (id) => setWanted({ id })
}
