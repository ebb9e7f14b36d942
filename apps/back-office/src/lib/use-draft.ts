// What was typed and not sent stays until it is sent or the user logs out: a page left by mistake or a session that
// ends loses nothing.
import { useState } from 'react'
import { keepDraft, readDraft } from './draft-storage.ts'
import { useSession } from './session.ts'

/** `name` says of what: `note 26-00029`. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
	const user = useSession()?.account.email ?? ''
	const [text, setText] = useState(() => readDraft(user, name))
	const write = (next: string) => {
		setText(next)
		keepDraft(user, name, next)
	}
	return [text, write]
}
