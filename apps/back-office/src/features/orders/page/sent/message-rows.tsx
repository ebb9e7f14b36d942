import type { OrderPage, OutboxEntry } from '@gabarit/contract'
import { LinkButton, linkClass, StateChip } from '@gabarit/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../../lib/client.ts'
import { deliveryMarks } from '../../../../lib/deliveries/delivery-marks.ts'
import { DeliverySheet } from '../../../../lib/deliveries/delivery-sheet.tsx'
import { useMoment } from '../../../../lib/deliveries/use-moment.ts'
import { Problem } from '../../../../lib/frame/problem.tsx'
import { useSession } from '../../../../lib/session.ts'
import styles from './sent-messages.module.css'

const tryMs = 5000

/** Asked for again with every change of the order, which may mail somebody. */
function useMessages({ reference, revision }: OrderPage) {
	return useInfiniteQuery({
		queryKey: ['outbox', 'list', 'order', reference, revision],
		queryFn: ({ pageParam, signal }) =>
			client.backOffice.outbox.list(
				{ reference, ...(pageParam !== null && { after: pageParam }) },
				{ signal },
			),
		initialPageParam: null as string | null,
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
		// What waits is tried meanwhile.
		refetchInterval: ({ state: { data } }) =>
			data?.pages.some(({ rows }) => rows.some(({ state }) => state === 'waiting')) === true
				? tryMs
				: false,
	})
}

export function MessageRows({ order, replays }: { order: OrderPage; replays: boolean }) {
	const { t } = useTranslation('technical')
	const [opened, setOpened] = useState<string | null>(null)
	const { data, isError, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
		useMessages(order)
	if (isError) return <Problem error={error} onRetry={() => void refetch()} />
	if (!data) return <p aria-busy="true">{t('loading')}</p>
	const rows = data.pages.flatMap((page) => page.rows)
	return (
		<>
			{rows.length === 0 ? <p>{t('deliveries.none')}</p> : null}
			<ul>
				{rows.map((row) => (
					<MessageRow key={row.id} row={row} onOpen={() => setOpened(row.id)} />
				))}
			</ul>
			{hasNextPage ? (
				<LinkButton
					size="small"
					touch
					disabled={isFetchingNextPage}
					onClick={() => void fetchNextPage()}
				>
					{t('deliveries.older')}
				</LinkButton>
			) : null}
			{rows.length === 0 ? null : <InLists reference={order.reference} />}
			{opened === null ? null : (
				<DeliverySheet id={opened} replays={replays} onClose={() => setOpened(null)} />
			)}
		</>
	)
}

/** The same ones in the lists of the section, where they are filtered and exported. */
function InLists({ reference }: { reference: string }) {
	const { t } = useTranslation('technical')
	const rights = useSession()?.technical
	const look = linkClass({ size: 'small', tone: 'ink', touch: true })
	return (
		<p className={styles.lists}>
			{rights?.deliveries ? (
				<Link to="/technical/deliveries" search={{ reference }} className={look}>
					{t('deliveries.inList')}
				</Link>
			) : null}
			{rights?.mails ? (
				<Link to="/technical/mails" search={{ reference }} className={look}>
					{t('deliveries.inMailbox')}
				</Link>
			) : null}
		</p>
	)
}

function MessageRow({ row, onOpen }: { row: OutboxEntry; onOpen: () => void }) {
	const { t } = useTranslation('technical')
	const moment = useMoment()
	const { kind, to, subject, state, status, createdAt, nextTryAt } = row
	const answered = status === null ? null : t('deliveries.answered', { status })
	const next = nextTryAt === null ? null : t('deliveries.nextAt', { at: moment(nextTryAt) })
	const facts = [moment(createdAt), answered, next].filter((fact) => fact !== null)
	return (
		<li>
			<div>
				<LinkButton tone="ink" size="small" touch onClick={onOpen}>
					{t(`kind.${kind}`)}
				</LinkButton>
				{subject === null ? null : <p>{subject}</p>}
			</div>
			<div>
				{to === '' ? null : <p className={styles.to}>{to}</p>}
				<p>{facts.join(', ')}</p>
			</div>
			<StateChip state={deliveryMarks[state]} label={t(`state.${state}`)} />
		</li>
	)
}
