import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { currentIn } from './current-in.ts'
import { useRefusalText } from './use-refusal.ts'

type Act = { ask: () => Promise<unknown>; done: string; after?: () => void }

/** One act at a time; a refusal is shown where it was asked for, and the page takes the record as it is by then. */
export function useAct(keep?: (row: never) => void) {
	const refusalText = useRefusalText()
	const [problem, setProblem] = useState<string | null>(null)
	const acting = useMutation<unknown, Error, Act>({
		mutationFn: ({ ask }) => ask(),
		onMutate: () => setProblem(null),
		onSuccess: (_, { done, after }) => {
			toast(done)
			after?.()
		},
		onError: (error) => {
			setProblem(refusalText(error))
			const now = currentIn(error)
			if (now) keep?.(now.current as never)
		},
	})
	return {
		busy: acting.isPending,
		problem,
		act: (act: Act) => acting.mutate(act),
		forget: () => setProblem(null),
	}
}
