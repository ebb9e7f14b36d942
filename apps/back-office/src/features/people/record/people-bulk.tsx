// The same act on the chosen accounts, one after another: each is judged on its own.
import type { UserRow } from '@gabarit/contract'
import { Button, toast, useFormats } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { BulkBar } from '../../../lib/list/bulk-bar.tsx'
import { useBulkRun } from '../../../lib/list/use-bulk-run.ts'
import type { Selection } from '../../../lib/list/use-selection.ts'
import { useSession } from '../../../lib/session.ts'
import { BulkRole } from './bulk-role.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useRefusalText } from './use-refusal.ts'

const calls = client.backOffice.users

type Act = 'enable' | 'disable' | 'invitation' | 'reset'
type Role = Pick<UserRow, 'role' | 'isAdmin'>
type Ask = (row: UserRow) => Promise<unknown>

const opensFor: Record<Act, (row: UserRow) => boolean> = {
	enable: ({ state }) => state === 'disabled',
	disable: ({ state }) => state !== 'disabled',
	invitation: ({ state }) => state === 'invited',
	reset: ({ state }) => state === 'active',
}
const asks: Record<Act, Ask> = {
	enable: ({ id, revision }) => calls.enable({ id, revision }),
	disable: ({ id, revision }) => calls.disable({ id, revision }),
	invitation: ({ id }) => calls.sendLink({ id }),
	reset: ({ id }) => calls.sendLink({ id }),
}

/** As many as one selection takes, read by as many as a page has. */
const most = 1000

type Page<Row> = { rows: Row[]; next: string | null }

type Props<Row extends UserRow> = {
	selection: Selection<Row>
	found: number | null
	/** A page of the list as it is filtered. */
	read: (after: string | undefined) => Promise<Page<Row>>
	/** Staff: their roles can be given. */
	hasRoles?: boolean
}

const nameOf = ({ firstName, lastName }: UserRow) => `${lastName} ${firstName}`

export function PeopleBulk<Row extends UserRow>(props: Props<Row>) {
	const { selection, found, read, hasRoles = false } = props
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const queries = useQueryClient()
	const refusalText = useRefusalText()
	const own = useSession()?.account.email
	const [asking, setAsking] = useState<Act | 'role' | null>(null)
	const rows = [...selection.chosen.values()].filter((row): row is Row => row !== null)
	const names = useRef(new Map<string, Row>())
	const bulk = useBulkRun((run, left) => {
		void queries.invalidateQueries({ queryKey: ['people'] })
		toast(t('bulk.done', { count: run.done, number: format.number(run.done) }))
		selection.clear()
		selection.choose(
			left.flatMap((key) => names.current.get(key) ?? []),
			true,
		)
	})
	/** Nobody shuts himself out, nor gives himself a right. */
	const others = rows.filter(({ email }) => email !== own)
	const start = (some: readonly Row[], ask: Ask) => {
		setAsking(null)
		names.current = new Map(some.map((row) => [row.id, row]))
		const one = async (key: string) => {
			const row = names.current.get(key)
			try {
				if (row) await ask(row)
				return { key, refusal: null }
			} catch (error) {
				return { key, refusal: refusalText(error) }
			}
		}
		const each = async (keys: string[]) => {
			const results: Awaited<ReturnType<typeof one>>[] = []
			for (const key of keys) results.push(await one(key))
			return results
		}
		void bulk.start(
			some.map(({ id }) => id),
			each,
		)
	}
	const chooseFound = async () => {
		try {
			const all: Row[] = []
			let after: string | undefined
			do {
				const page: Page<Row> = await read(after)
				all.push(...page.rows)
				after = page.next ?? undefined
			} while (after !== undefined && all.length < most)
			selection.choose(all.slice(0, most), true)
		} catch {
			toast(t('back-office:bulk.notFound'), { icon: 'warning' })
		}
	}
	const acts = (Object.keys(opensFor) as Act[]).flatMap((act) => {
		const open = others.filter(opensFor[act])
		return open.length === 0 ? [] : [{ act, open }]
	})
	const current = acts.find(({ act }) => act === asking)
	return (
		<BulkBar
			selection={selection}
			found={found}
			most={most}
			onChooseFound={() => void chooseFound()}
			sum={null}
			run={bulk.run}
			onStop={bulk.stop}
			nameOf={(key) => {
				const row = names.current.get(key)
				return row ? nameOf(row) : key
			}}
		>
			{hasRoles && others.length > 0 ? (
				<Button size="small" kind="outline" onClick={() => setAsking('role')}>
					{t('bulk.role')}
				</Button>
			) : null}
			{acts.map(({ act, open }) => (
				<Button
					key={act}
					size="small"
					kind={act === 'disable' ? 'danger' : 'outline'}
					onClick={() => {
						bulk.forget()
						setAsking(act)
					}}
				>
					{t(`bulk.act.${act}`)}
					{open.length < rows.length ? ` (${open.length})` : null}
				</Button>
			))}
			{acts.length === 0 && !hasRoles ? t('back-office:bulk.nothing') : null}
			{current ? (
				<ConfirmDialog
					title={t(`bulk.act.${current.act}`)}
					means={[
						t(`bulk.means.${current.act}`, {
							count: current.open.length,
							number: format.number(current.open.length),
						}),
					]}
					confirm={t('bulk.confirm', {
						count: current.open.length,
						number: format.number(current.open.length),
					})}
					isDanger={current.act === 'disable'}
					busy={false}
					problem={null}
					onConfirm={() => start(current.open, asks[current.act])}
					onClose={() => setAsking(null)}
				/>
			) : null}
			{asking === 'role' ? (
				<BulkRole
					rows={others}
					onChoose={(role: Role) =>
						start(others, ({ id, revision }) => calls.update({ id, revision, ...role }))
					}
					onClose={() => setAsking(null)}
				/>
			) : null}
		</BulkBar>
	)
}
