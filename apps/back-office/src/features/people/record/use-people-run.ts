import type { UserRow } from '@gabarit/contract'
import { toast, useFormats } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type BulkResult, useBulkRun } from '../../../lib/list/use-bulk-run.ts'
import type { Selection } from '../../../lib/list/use-selection.ts'
import { useRefusalText } from './use-refusal.ts'

export type AskOf<Row> = (row: Row) => Promise<unknown>

/** One account after another; those that were refused stay chosen, with the reason. */
export function usePeopleRun<Row extends UserRow>(selection: Selection<Row>) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const queries = useQueryClient()
	const refusalText = useRefusalText()
	const acted = useRef(new Map<string, Row>())
	const bulk = useBulkRun((run, left) => {
		void queries.invalidateQueries({ queryKey: ['people'] })
		toast(t('bulk.done', { count: run.done, number: format.number(run.done) }))
		selection.clear()
		selection.choose(
			left.flatMap((key) => acted.current.get(key) ?? []),
			true,
		)
	})
	const start = (rows: readonly Row[], ask: AskOf<Row>) => {
		acted.current = new Map(rows.map((row) => [row.id, row]))
		const one = async (key: string): Promise<BulkResult> => {
			const row = acted.current.get(key)
			try {
				if (row) await ask(row)
				return { key, refusal: null }
			} catch (error) {
				return { key, refusal: refusalText(error) }
			}
		}
		const each = async (keys: string[]) => {
			const results: BulkResult[] = []
			for (const key of keys) results.push(await one(key))
			return results
		}
		void bulk.start(
			rows.map(({ id }) => id),
			each,
		)
	}
	const nameOf = (key: string) => {
		const row = acted.current.get(key)
		return row ? `${row.lastName} ${row.firstName}` : key
	}
	return { ...bulk, start, nameOf }
}
