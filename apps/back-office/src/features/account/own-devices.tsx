import { OwnSessions } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'

const queryKey = ['own', 'sessions']

export function OwnDevices() {
	const queries = useQueryClient()
	const { data = [] } = useQuery({ queryKey, queryFn: () => client.account.sessions() })
	const end = useMutation({
		mutationFn: () => client.account.endSessions({}),
		onSuccess: () => queries.invalidateQueries({ queryKey }),
	})
	return (
		<OwnSessions
			sessions={data}
			ending={end.isPending}
			failed={end.isError}
			onEndOthers={() => end.mutate()}
		/>
	)
}
