// The same act on the chosen rows, one after another: each is judged on its own, and those that were refused stay
// chosen, with the reason.
import { toast } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type HeldWords, isLeaving, mostOnLeaving } from '../../held/held.ts'
import { useHeldCall } from '../../held/use-held-call.ts'
import { askRow } from './ask-row.ts'
import type { BulkResult } from './bulk-parts.ts'
import { useBulkRun } from './use-bulk-run.ts'
import type { Selection } from './use-selection.ts'

export type AskOf<Row> = (row: Row) => Promise<unknown>

type Page<Row> = { rows: Row[]; next: string | null }
/** A page of the list as it is filtered. */
export type ReadPage<Row> = (after: string | undefined) => Promise<Page<Row>>

/** As many as one selection takes. */
const mostChosen = 1000

type RowRun<Row> = {
	selection: Selection<Row>
	read: ReadPage<Row>
	keyOf: (row: Row) => string
	nameOf: (row: Row) => string
	/** Of its queries. */
	list: string
	refusalText: (error: unknown) => string
	doneText: (count: number) => string
}

export function useRowRun<Row>(of: RowRun<Row>) {
	const { selection, keyOf, nameOf, list, refusalText, doneText } = of
	const { t } = useTranslation('back-office')
	const queries = useQueryClient()
	const acted = useRef(new Map<string, Row>())
	const bulk = useBulkRun((run, left) => {
		void queries.invalidateQueries({ queryKey: [list] })
		toast(doneText(run.done))
		selection.clear()
		selection.choose(
			left.flatMap((key) => acted.current.get(key) ?? []),
			true,
		)
	}, 1)
	const { isHeld, send } = useHeldCall()
	/** With words it mails somebody: it waits a moment, and can be undone. */
	const start = (rows: readonly Row[], ask: AskOf<Row>, words: HeldWords | null = null) => {
		acted.current = new Map(rows.map((row) => [keyOf(row), row]))
		const one = async (key: string): Promise<BulkResult> => {
			const row = acted.current.get(key)
			if (!row) return { key, refusal: null }
			const answer = await askRow(row, ask, refusalText)
			acted.current.set(key, answer.row)
			return { key, refusal: answer.refusal }
		}
		const each = (keys: string[]) => Promise.all(keys.map(one))
		const all = rows.map(keyOf)
		// A page that is left may be gone any moment: as many at once as go on without it.
		const run = () => bulk.start(all, each, isLeaving() ? mostOnLeaving : 1)
		selection.fix(true)
		// Undone: all stay chosen. What is refused stands in the bar.
		void send(words && { ...words, requests: all.length }, run)
			.catch(() => undefined)
			.finally(() => selection.fix(false))
	}
	const chooseFound = async () => {
		try {
			selection.choose(await allOf(of.read), true)
		} catch {
			toast(t('bulk.notFound'), { icon: 'warning' })
		}
	}
	/** What the bar shows of the run and of the rows it may take. */
	const bar = {
		selection,
		most: mostChosen,
		onChooseFound: () => void chooseFound(),
		sum: null,
		run: bulk.run,
		onStop: bulk.stop,
		nameOf: (key: string) => {
			const row = acted.current.get(key)
			return row ? nameOf(row) : key
		},
	}
	return { start, isHeld, forget: bulk.forget, bar }
}

async function allOf<Row>(read: ReadPage<Row>): Promise<Row[]> {
	const all: Row[] = []
	let after: string | undefined
	do {
		const page = await read(after)
		all.push(...page.rows)
		after = page.next ?? undefined
	} while (after !== undefined && all.length < mostChosen)
	return all.slice(0, mostChosen)
}
