import { useState } from 'react'
import type { HeldWords } from './held.ts'
import { useHold } from './use-hold.ts'

/** Sends what mails somebody after its eight seconds, and at once what has no words: it mails nobody. */
export function useHeldCall() {
	const hold = useHold()
	const [isHeld, setHeld] = useState(false)
	async function send<Answer>(
		words: HeldWords | null,
		call: () => Promise<Answer>,
	): Promise<Answer> {
		if (words === null) return call()
		setHeld(true)
		try {
			return await hold(words, call)
		} finally {
			setHeld(false)
		}
	}
	return { isHeld, send }
}
