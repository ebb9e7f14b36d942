// Says what an act means before it is done; what cannot be undone is typed.
import type { ReactNode } from 'react'
import { AskDialog } from '../../../lib/form/ask-dialog.tsx'
import type { Form } from '../../../lib/form/use-form.ts'

type Props<Field extends string> = {
	title: string
	/** What happens, a sentence each. */
	means: readonly string[]
	confirm: string
	isDanger?: boolean
	/** To be typed first. */
	typed?: string
	/** Of what is asked beside it. */
	form?: Form<Field>
	busy: boolean
	problem: string | null
	onConfirm: () => void
	onClose: () => void
	children?: ReactNode
}

export function ConfirmDialog<Field extends string>(props: Props<Field>) {
	const { means, busy, problem, onConfirm, onClose, children, ...asked } = props
	return (
		<AskDialog
			{...asked}
			acting={{ close: onClose, problem, busy: busy ? 'act' : null }}
			onSubmit={onConfirm}
		>
			{means.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			{children}
		</AskDialog>
	)
}
