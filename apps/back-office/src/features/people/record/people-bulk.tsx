// The same act on the chosen accounts: each is judged on its own.
import type { UserRow } from '@gabarit/contract'
import { Button, toast, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { BulkBar } from '../../../lib/list/bulk-bar.tsx'
import type { Selection } from '../../../lib/list/use-selection.ts'
import { useSession } from '../../../lib/session.ts'
import { BulkRole, type NewRole } from './bulk-role.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { type AskOf, usePeopleRun } from './use-people-run.ts'

const calls = client.backOffice.users

const actNames = ['enable', 'invitation', 'reset', 'disable'] as const
type Act = (typeof actNames)[number]

const acts: Record<Act, { isOpen: (row: UserRow) => boolean; ask: AskOf<UserRow> }> = {
	enable: {
		isOpen: ({ state }) => state === 'disabled',
		ask: ({ id, revision }) => calls.enable({ id, revision }),
	},
	invitation: {
		isOpen: ({ state }) => state === 'invited',
		ask: ({ id }) => calls.sendLink({ id }),
	},
	reset: { isOpen: ({ state }) => state === 'active', ask: ({ id }) => calls.sendLink({ id }) },
	disable: {
		isOpen: ({ state }) => state !== 'disabled',
		ask: ({ id, revision }) => calls.disable({ id, revision }),
	},
}

/** As many as one selection takes. */
const most = 1000

type Page<Row> = { rows: Row[]; next: string | null }

type Props<Row extends UserRow> = {
	selection: Selection<Row>
	found: number | null
	/** A page of the list as it is filtered. */
	read: (after: string | undefined) => Promise<Page<Row>>
	/** Staff: roles can be given. */
	hasRoles?: boolean
}

export function PeopleBulk<Row extends UserRow>(props: Props<Row>) {
	const { selection, found, read, hasRoles = false } = props
	const { t } = useTranslation(['people', 'back-office'])
	const own = useSession()?.account.email
	const [asking, setAsking] = useState<Act | 'role' | null>(null)
	const run = usePeopleRun(selection)
	const rows = [...selection.chosen.values()].filter((row): row is Row => row !== null)
	/** Nobody shuts himself out, nor gives himself a right. */
	const others = rows.filter(({ email }) => email !== own)
	const start = (some: readonly Row[], ask: AskOf<Row>) => {
		setAsking(null)
		run.start(some, ask)
	}
	const chooseFound = async () => {
		try {
			selection.choose(await allOf(read), true)
		} catch {
			toast(t('back-office:bulk.notFound'), { icon: 'warning' })
		}
	}
	const ask = (act: Act | 'role') => {
		run.forget()
		setAsking(act)
	}
	const offered = actNames.map((act) => ({ act, open: others.filter(acts[act].isOpen) }))
	const current = offered.find(({ act }) => act === asking)
	return (
		<BulkBar
			selection={selection}
			found={found}
			most={most}
			onChooseFound={() => void chooseFound()}
			sum={null}
			run={run.run}
			onStop={run.stop}
			nameOf={run.nameOf}
			ofPeople
		>
			{hasRoles && others.length > 0 ? (
				<Button size="small" kind="outline" onClick={() => ask('role')}>
					{t('bulk.role')}
				</Button>
			) : null}
			{offered.map(({ act, open }) =>
				open.length === 0 ? null : (
					<Button
						key={act}
						size="small"
						kind={act === 'disable' ? 'danger' : 'outline'}
						onClick={() => ask(act)}
					>
						{t(`bulk.act.${act}`)}
						{open.length < rows.length ? ` (${open.length})` : null}
					</Button>
				),
			)}
			{others.length === 0 ? t('back-office:bulk.nothing') : null}
			{current ? (
				<Confirm
					act={current.act}
					count={current.open.length}
					onConfirm={() => start(current.open, acts[current.act].ask)}
					onClose={() => setAsking(null)}
				/>
			) : null}
			{asking === 'role' ? (
				<BulkRole
					rows={others}
					onChoose={(role: NewRole) =>
						start(others, ({ id, revision }) => calls.update({ id, revision, ...role }))
					}
					onClose={() => setAsking(null)}
				/>
			) : null}
		</BulkBar>
	)
}

async function allOf<Row>(read: (after: string | undefined) => Promise<Page<Row>>) {
	const all: Row[] = []
	let after: string | undefined
	do {
		const page = await read(after)
		all.push(...page.rows)
		after = page.next ?? undefined
	} while (after !== undefined && all.length < most)
	return all.slice(0, most)
}

type ConfirmProps = { act: Act; count: number; onConfirm: () => void; onClose: () => void }

function Confirm({ act, count, onConfirm, onClose }: ConfirmProps) {
	const { t } = useTranslation('people')
	const counted = { count, number: useFormats().number(count) }
	return (
		<ConfirmDialog
			title={t(`bulk.act.${act}`)}
			means={[t(`bulk.means.${act}`, counted)]}
			confirm={t('bulk.confirm', counted)}
			isDanger={act === 'disable'}
			busy={false}
			problem={null}
			onConfirm={onConfirm}
			onClose={onClose}
		/>
	)
}
