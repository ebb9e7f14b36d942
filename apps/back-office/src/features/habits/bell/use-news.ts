import type { Notification } from '@gabarit/contract'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useReasonElsewhere } from '../../../lib/held/use-reason-elsewhere.ts'

/** Asked again while the page is in sight. */
const everyMs = 60_000
const mostShown = 50
/** Of the unread, to find what was refused among them. */
const mostLookedAt = 20
const key = ['notifications']

/** Refusals of calls whose page was unloaded are said each time the application is opened, until they are read. */
export function useUnread(isOn: boolean): number {
	const { data } = useQuery({
		queryKey: [...key, 'unread'],
		queryFn: ({ signal }) =>
			client.backOffice.notifications.list({ limit: mostLookedAt, unreadOnly: true }, { signal }),
		enabled: isOn,
		refetchInterval: everyMs,
		staleTime: everyMs,
	})
	useRefusalToast(data?.rows)
	return data?.unread ?? 0
}

function useRefusalToast(unread: readonly Notification[] | undefined) {
	const { t } = useTranslation('back-office')
	const textOf = useRefusedText()
	const said = useRef(new Set<string>())
	useEffect(() => {
		const unsaid = (unread ?? []).filter(({ id, refused }) => refused && !said.current.has(id))
		const [newest] = unsaid
		if (!newest?.refused) return
		for (const { id } of unsaid) said.current.add(id)
		const text =
			unsaid.length === 1
				? textOf(newest.refused, newest.reference)
				: t('held.refusedMany', { count: unsaid.length })
		toast(text, { icon: 'warning' })
	}, [unread, textOf, t])
}

/** What was refused, of which order, and why. */
export function useRefusedText() {
	const { t } = useTranslation('back-office')
	const reasonOf = useReasonElsewhere()
	return ({ what, code }: NonNullable<Notification['refused']>, reference: string | null) =>
		reference === null
			? t('held.refused', { what, reason: reasonOf(code) })
			: t('held.refusedOf', { what, reference, reason: reasonOf(code) })
}

export function useNews() {
	return useQuery({
		queryKey: [...key, 'shown'],
		queryFn: ({ signal }) => client.backOffice.notifications.list({ limit: mostShown }, { signal }),
		staleTime: 0,
	})
}

type Shown = NonNullable<ReturnType<typeof useNews>['data']>

/** What came meanwhile stays unread; what is older than the panel shows is read with it. */
export function useMarkRead() {
	const queries = useQueryClient()
	const { mutate } = useMutation({
		mutationFn: ({ rows, unread }: Shown) => {
			const ids = rows.filter(({ read }) => !read).map(({ id }) => id)
			const [newest] = rows
			const isMore = newest !== undefined && unread > ids.length
			const selection = isMore ? { until: newest.at } : { ids }
			return client.backOffice.notifications.markRead(selection)
		},
		onSettled: () => queries.invalidateQueries({ queryKey: key }),
	})
	return (shown: Shown | undefined) => {
		if (shown !== undefined && shown.unread > 0) mutate(shown)
	}
}
