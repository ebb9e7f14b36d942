// The chosen messages that were given up are sent again.
import type { OutboxEntry } from '@gabarit/contract'
import { Button, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useReplayWords } from '../../lib/deliveries/use-replay-words.ts'
import { useRefusalText } from '../../lib/frame/use-refusal-text.ts'
import { RowRefused } from '../../lib/list/bulk/ask-row.ts'
import { BulkBar } from '../../lib/list/bulk/bulk-bar.tsx'
import { type ReadPage, useRowRun } from '../../lib/list/bulk/use-row-run.ts'
import type { Selection } from '../../lib/list/bulk/use-selection.ts'

type Props = {
	selection: Selection<OutboxEntry>
	found: number | null
	read: ReadPage<OutboxEntry>
	nameOf: (row: OutboxEntry) => string
}

async function replay({ id }: OutboxEntry): Promise<void> {
	const { replayed } = await client.backOffice.outbox.replay({ ids: [id] })
	if (replayed === 0) throw new RowRefused('it is no dead letter any more')
}

export function DeliveryBulk({ selection, found, read, nameOf }: Props) {
	const { t } = useTranslation(['technical', 'back-office'])
	const format = useFormats()
	const wordsOf = useReplayWords()
	const refusalText = useRefusalText()
	const run = useRowRun({
		selection,
		read,
		keyOf: ({ id }) => id,
		nameOf,
		list: 'outbox',
		refusalText: (error) =>
			error instanceof RowRefused ? t('deliveries.notReplayed') : refusalText(error),
		doneText: (count) => t('back-office:bulk.done', { count, number: format.number(count) }),
	})
	const rows = [...selection.chosen.values()].filter((row): row is OutboxEntry => row !== null)
	const dead = rows.filter(({ state }) => state === 'dead')
	return (
		<BulkBar {...run.bar} found={found} ofPeople>
			{dead.length === 0 ? (
				t('back-office:bulk.nothing')
			) : (
				<Button
					size="small"
					kind="outline"
					idle={run.isHeld}
					onClick={() => run.start(dead, replay, wordsOf(dead))}
				>
					{t('deliveries.replay')}
					{dead.length < rows.length ? ` (${dead.length})` : null}
				</Button>
			)}
		</BulkBar>
	)
}
