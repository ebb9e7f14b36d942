// The same act on the chosen shops. Closing is typed: the code of a single one, else how many they are.
import type { Reseller } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { BulkBar } from '../../../lib/list/bulk/bulk-bar.tsx'
import { type AskOf, type ReadPage, useRowRun } from '../../../lib/list/bulk/use-row-run.ts'
import type { Selection } from '../../../lib/list/bulk/use-selection.ts'
import { BulkRating } from '../bulk/bulk-rating.tsx'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { usePeopleRefusal } from '../record/use-people-refusal.ts'
import { closingText, namedOf } from './shop-names.ts'

const calls = client.backOffice.resellers

type Props = { selection: Selection<Reseller>; found: number | null; read: ReadPage<Reseller> }

export function ShopBulk({ selection, found, read }: Props) {
	const { t } = useTranslation(['people', 'back-office'])
	const format = useFormats()
	const [asking, setAsking] = useState<'rating' | 'reopen' | 'close' | null>(null)
	const confirmFor = (count: number) =>
		t('shopsBulk.confirm', { count, number: format.number(count) })
	const namesOf = (some: readonly Reseller[]) => {
		const { names, others } = namedOf(some)
		if (others === 0) return names
		return t('shopsBulk.namesAndMore', { names, count: others, number: format.number(others) })
	}
	const run = useRowRun({
		selection,
		read,
		keyOf: ({ code }) => code,
		nameOf: ({ name }) => name,
		list: 'people',
		refusalText: usePeopleRefusal(),
		doneText: (count) => t('shopsBulk.done', { count, number: format.number(count) }),
	})
	const rows = [...selection.chosen.values()].filter((row): row is Reseller => row !== null)
	const open = rows.filter((row) => !row.isDisabled && !row.isDefault)
	const closed = rows.filter((row) => row.isDisabled)
	const end = () => setAsking(null)
	const start = (some: readonly Reseller[], ask: AskOf<Reseller>) => {
		end()
		run.start(some, ask)
	}
	const asker = (act: typeof asking) => () => {
		run.forget()
		setAsking(act)
	}
	const of = (some: readonly Reseller[]) => (some.length < rows.length ? ` (${some.length})` : null)
	return (
		<BulkBar {...run.bar} found={found}>
			<Button size="small" kind="outline" onClick={asker('rating')}>
				{t('bulk.rating')}
			</Button>
			{closed.length > 0 ? (
				<Button size="small" kind="outline" onClick={asker('reopen')}>
					{t('shopsBulk.reopen')}
					{of(closed)}
				</Button>
			) : null}
			{open.length > 0 ? (
				<Button size="small" kind="danger" onClick={asker('close')}>
					{t('shopsBulk.close')}
					{of(open)}
				</Button>
			) : null}
			{asking === 'rating' ? (
				<BulkRating
					confirm={confirmFor(rows.length)}
					onChoose={(rating) =>
						start(rows, ({ code, revision }) => calls.update({ code, revision, rating }))
					}
					onClose={end}
				/>
			) : null}
			{asking === 'reopen' ? (
				<ConfirmDialog
					title={t('shopsBulk.reopen')}
					means={[namesOf(closed), t('shopsBulk.reopenMeans')]}
					confirm={confirmFor(closed.length)}
					busy={false}
					problem={null}
					onConfirm={() => start(closed, ({ code, revision }) => calls.enable({ code, revision }))}
					onClose={end}
				/>
			) : null}
			{asking === 'close' ? (
				<ConfirmDialog
					title={t('shopsBulk.closeTitle', {
						count: open.length,
						number: format.number(open.length),
					})}
					means={[namesOf(open), t('shopsBulk.closeMeans')]}
					confirm={confirmFor(open.length)}
					isDanger
					typed={closingText(open)}
					busy={false}
					problem={null}
					onConfirm={() => start(open, ({ code, revision }) => calls.disable({ code, revision }))}
					onClose={end}
				/>
			) : null}
		</BulkBar>
	)
}
