// The chosen requests go to their next state; a wrong one is put right in its row.
import type { SampleRequest } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { BulkBar } from '../../lib/list/bulk/bulk-bar.tsx'
import { type ReadPage, useRowRun } from '../../lib/list/bulk/use-row-run.ts'
import type { Selection } from '../../lib/list/bulk/use-selection.ts'
import { stateAfter } from './sample-states.ts'
import { currentOf } from './use-samples.ts'

const nextStates = ['sent', 'done'] as const

type Props = {
	selection: Selection<SampleRequest>
	found: number | null
	read: ReadPage<SampleRequest>
}

export function SampleBulk({ selection, found, read }: Props) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const run = useRowRun({
		selection,
		read,
		keyOf: ({ id }) => id,
		nameOf: ({ lastName, firstName }) => `${lastName} ${firstName}`,
		list: 'samples',
		refusalText: (error) => t(currentOf(error) ? 'samples.changed' : 'samples.failed'),
		doneText: (count) => t('bulk.done', { count, number: format.number(count) }),
	})
	const rows = [...selection.chosen.values()].filter((row): row is SampleRequest => row !== null)
	const offered = nextStates.flatMap((state) => {
		const open = rows.filter((row) => stateAfter[row.state] === state)
		return open.length === 0 ? [] : [{ state, open }]
	})
	return (
		<BulkBar {...run.bar} found={found}>
			{offered.map(({ state, open }) => (
				<Button
					key={state}
					size="small"
					kind="outline"
					onClick={() =>
						run.start(open, ({ id, revision }) =>
							client.backOffice.samples.change({ id, revision, state }),
						)
					}
				>
					{t(`samples.to.${state}`)}
					{open.length < rows.length ? ` (${open.length})` : null}
				</Button>
			))}
			{offered.length === 0 ? t('bulk.nothing') : null}
		</BulkBar>
	)
}
