// The same act on the chosen accounts: each is judged on its own.
import type { UserRow } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import type { HeldWords } from '../../../lib/held/held.ts'
import { BulkBar } from '../../../lib/list/bulk/bulk-bar.tsx'
import { type AskOf, type ReadPage, useRowRun } from '../../../lib/list/bulk/use-row-run.ts'
import type { Selection } from '../../../lib/list/bulk/use-selection.ts'
import { useSession } from '../../../lib/session.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { usePeopleRefusal } from '../record/use-people-refusal.ts'
import { namedOf } from '../resellers/shop-names.ts'
import { BulkRating } from './bulk-rating.tsx'
import { BulkRole, type NewRole } from './bulk-role.tsx'

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

const mailing = ['invitation', 'reset'] as const
type Mailing = (typeof mailing)[number]
const isMailing = (act: Act): act is Mailing => mailing.some((one) => one === act)

/** Whom it is for, in a line that can be read. */
function useNamesOf(): (rows: readonly UserRow[]) => string {
	const { t } = useTranslation('people')
	const format = useFormats()
	return (rows) => {
		const all = rows.map(({ firstName, lastName }) => ({ name: `${firstName} ${lastName}` }))
		const { names, others } = namedOf(all)
		if (others === 0) return names
		return t('bulk.namesAndMore', { names, count: others, number: format.number(others) })
	}
}

type Props<Row extends UserRow> = {
	selection: Selection<Row>
	found: number | null
	read: ReadPage<Row>
	/** Staff: roles can be given. */
	hasRoles?: boolean
}

export function PeopleBulk<Row extends UserRow>(props: Props<Row>) {
	const { selection, found, read, hasRoles = false } = props
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const account = useSession()?.account
	const [asking, setAsking] = useState<Act | 'role' | 'rating' | null>(null)
	const run = useRowRun({
		selection,
		read,
		keyOf: ({ id }) => id,
		nameOf: ({ lastName, firstName }) => `${lastName} ${firstName}`,
		list: 'people',
		refusalText: usePeopleRefusal(),
		doneText: (count) => t('bulk.done', { count, number: format.number(count) }),
	})
	const rows = [...selection.chosen.values()].filter((row): row is Row => row !== null)
	/** Nobody shuts himself out, nor gives himself a right. */
	const others = rows.filter(({ email }) => email !== account?.email)
	const rated = account?.isAdmin === true ? rows.filter((row) => row.takesRating) : []
	const namesOf = useNamesOf()
	const start = (some: readonly Row[], ask: AskOf<Row>, words?: HeldWords) => {
		setAsking(null)
		run.start(some, ask, words)
	}
	const mailsOf = (act: Act, some: readonly Row[]) =>
		isMailing(act) ? { what: t(`bulk.held.${act}`), who: namesOf(some) } : undefined
	const ask = (act: NonNullable<typeof asking>) => {
		run.forget()
		setAsking(act)
	}
	const offered = actNames.map((act) => ({ act, open: others.filter(acts[act].isOpen) }))
	const current = offered.find(({ act }) => act === asking)
	return (
		<BulkBar {...run.bar} found={found} ofPeople>
			{hasRoles && others.length > 0 ? (
				<Button size="small" kind="outline" onClick={() => ask('role')}>
					{t('bulk.role')}
				</Button>
			) : null}
			{rated.length > 0 ? (
				<Button size="small" kind="outline" onClick={() => ask('rating')}>
					{t('bulk.rating')}
					{rated.length < rows.length ? ` (${rated.length})` : null}
				</Button>
			) : null}
			{offered.map(({ act, open }) =>
				open.length === 0 ? null : (
					<Button
						key={act}
						size="small"
						kind={act === 'disable' ? 'danger' : 'outline'}
						idle={run.isHeld}
						onClick={() => ask(act)}
					>
						{t(`bulk.act.${act}`)}
						{open.length < rows.length ? ` (${open.length})` : null}
					</Button>
				),
			)}
			{others.length === 0 && rated.length === 0 ? t('back-office:bulk.nothing') : null}
			{current ? (
				<Confirm
					act={current.act}
					rows={current.open}
					onConfirm={() =>
						start(current.open, acts[current.act].ask, mailsOf(current.act, current.open))
					}
					onClose={() => setAsking(null)}
				/>
			) : null}
			{asking === 'rating' ? (
				<BulkRating
					confirm={t('bulk.confirm', {
						count: rated.length,
						number: format.number(rated.length),
					})}
					onChoose={(rating) =>
						start(rated, ({ id, revision }) => calls.update({ id, revision, rating }))
					}
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

type ConfirmProps = {
	act: Act
	rows: readonly UserRow[]
	onConfirm: () => void
	onClose: () => void
}

function Confirm({ act, rows, onConfirm, onClose }: ConfirmProps) {
	const { t } = useTranslation('people')
	const namesOf = useNamesOf()
	const counted = { count: rows.length, number: useFormats().number(rows.length) }
	return (
		<ConfirmDialog
			title={t(`bulk.act.${act}`)}
			means={[`${namesOf(rows)}.`, t(`bulk.means.${act}`, counted)]}
			confirm={t('bulk.confirm', counted)}
			isDanger={act === 'disable'}
			busy={false}
			problem={null}
			onConfirm={onConfirm}
			onClose={onClose}
		/>
	)
}
