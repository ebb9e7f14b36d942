import { useEffect, useRef } from 'react'
import { chooseRow, searchList, walkList } from './list-keys.ts'
import { type Act, actOf, isElsewhere } from './pressed.ts'

/** How long the letter after `g` is waited for. */
const letterMs = 1500

const inList: Partial<Record<Act, () => boolean>> = {
	search: searchList,
	down: () => walkList(1),
	up: () => walkList(-1),
	choose: chooseRow,
}

type Handlers = {
	onPalette: () => void
	onList: () => void
	/** False where no section has the letter. */
	onGo: (letter: string) => boolean
}

/** The one listener of the shortcuts. */
export function useKeys(handlers: Handlers): void {
	const now = useRef(handlers)
	useEffect(() => {
		now.current = handlers
	})
	useEffect(() => {
		let goUntil = 0
		const onKey = (event: KeyboardEvent) => {
			if (event.defaultPrevented || event.isComposing || isElsewhere(event.target)) return
			const isLetter = event.timeStamp < goUntil && !event.ctrlKey && !event.metaKey
			goUntil = 0
			const act = actOf(event)
			const isDone = isLetter && now.current.onGo(event.key.toLowerCase())
			if (isDone || (act !== null && perform(act, now.current))) event.preventDefault()
			if (!isDone && act === 'go') goUntil = event.timeStamp + letterMs
		}
		window.addEventListener('keydown', onKey)
		return () => window.removeEventListener('keydown', onKey)
	}, [])
}

function perform(act: Act, { onPalette, onList }: Handlers): boolean {
	if (act === 'palette') onPalette()
	else if (act === 'list') onList()
	else return inList[act]?.() ?? false
	return true
}
