import { toast } from '@gabarit/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type HeldWords, Undone } from '../../../lib/held/held.ts'
import { useHeldCall } from '../../../lib/held/use-held-call.ts'
import { currentIn } from './current-in.ts'
import { usePeopleRefusal } from './use-people-refusal.ts'

type Act = {
	ask: () => Promise<unknown>
	done: string
	after?: () => void
	/** Whom it mails: it waits a moment, and can be undone. */
	mails?: HeldWords
}

/** One act at a time; a refusal is shown where it was asked for, and the page takes the record as it is by then. */
export function useAct(keep?: (row: never) => void) {
	const refusalText = usePeopleRefusal()
	const [problem, setProblem] = useState<string | null>(null)
	const { isHeld, send } = useHeldCall()
	const acting = useMutation<unknown, Error, Act>({
		mutationFn: ({ ask, mails = null }) => send(mails, ask),
		onMutate: () => setProblem(null),
		onSuccess: (_, { done, after }) => {
			toast(done)
			after?.()
		},
		onError: (error) => {
			if (error instanceof Undone) return
			setProblem(refusalText(error))
			const now = currentIn(error)
			if (now) keep?.(now.current as never)
		},
	})
	return {
		busy: acting.isPending,
		isHeld,
		problem,
		act: (act: Act) => acting.mutate(act),
		forget: () => setProblem(null),
	}
}
