import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../button/button.tsx'
import { ErrorText } from '../error-text/error-text.tsx'
import { focusFirstWrong } from '../field/focus-first-wrong.ts'
import styles from './data-form.module.css'

type Outcome = { kind: 'done' | 'failed'; text: string }

/** A form of one's own data. `save` answers what to say afterwards; null where the fields themselves say what is wrong. */
export function DataForm(props: {
	title: string
	action: string
	save: () => Promise<Outcome | null>
	children: ReactNode
}): ReactNode {
	const { title, action, save, children } = props
	const [busy, setBusy] = useState(false)
	const [said, setSaid] = useState<Outcome | null>(null)
	const submit = async (event: FormEvent) => {
		event.preventDefault()
		if (busy) return
		const form = event.currentTarget
		setBusy(true)
		setSaid(null)
		const outcome = await save()
		setSaid(outcome)
		setBusy(false)
		if (outcome === null) focusFirstWrong(form)
	}
	return (
		<form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
			<h3>{title}</h3>
			{children}
			<output>
				{said?.kind === 'failed' && <ErrorText>{said.text}</ErrorText>}
				{said?.kind === 'done' && said.text}
			</output>
			<Button type="submit" idle={busy}>
				{action}
			</Button>
		</form>
	)
}
