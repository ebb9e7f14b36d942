import { Button, toast } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { undo } from '../../../session/session-store.ts'
import { changeView } from '../../../session/view-store.ts'

/** Left becomes right; no line stays open, since it stands elsewhere. `done`: the toast afterwards, with its undo. */
export function MirrorButton(props: {
	label: string
	done: string
	onMirror: () => void
}): ReactNode {
	const { label, done, onMirror } = props
	return (
		<Button
			kind="quiet"
			size="small"
			icon="mirror"
			onClick={() => {
				onMirror()
				changeView({ group: null })
				toast(done, { undo })
			}}
		>
			{label}
		</Button>
	)
}
