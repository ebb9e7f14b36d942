import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefusalText } from './use-refusal.ts'

type Act = { ask: () => Promise<unknown>; done: string; after?: () => void }

/** One act at a time; a refusal is said where it was asked for. */
export function useAct() {
	const refusalText = useRefusalText()
	const [problem, setProblem] = useState<string | null>(null)
	const acting = useMutation<unknown, Error, Act>({
		mutationFn: ({ ask }) => ask(),
		onMutate: () => setProblem(null),
		onSuccess: (_, { done, after }) => {
			toast(done)
			after?.()
		},
		onError: (error) => setProblem(refusalText(error)),
	})
	return {
		busy: acting.isPending,
		problem,
		act: (act: Act) => acting.mutate(act),
		forget: () => setProblem(null),
	}
}
