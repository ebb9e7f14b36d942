// Says what an act means before it is done; what cannot be undone is typed.
import { Button, ErrorText, Modal, TextField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import styles from './confirm-dialog.module.css'

type Props = {
	title: string
	/** What happens, a sentence each. */
	means: readonly string[]
	confirm: string
	isDanger?: boolean
	/** To be typed first. */
	typed?: string
	busy: boolean
	problem: string | null
	onConfirm: () => void
	onClose: () => void
	children?: ReactNode
}

export function ConfirmDialog(props: Props) {
	const { title, means, confirm, isDanger, typed, busy, problem, onConfirm, onClose } = props
	const { t } = useTranslation(['people', 'back-office'])
	const [text, setText] = useState('')
	const [touched, setTouched] = useState(false)
	useReturnKeyboard()
	const isRight = typed === undefined || text.trim() === typed
	return (
		<Modal opened onClose={onClose} title={title}>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					setTouched(true)
					if (isRight && !busy) onConfirm()
				}}
			>
				{means.map((sentence) => (
					<p key={sentence}>{sentence}</p>
				))}
				{props.children}
				{typed === undefined ? null : (
					<TextField
						className={styles.typed}
						label={t('type', { text: typed })}
						required
						autoComplete="off"
						value={text}
						error={touched && !isRight ? t('typeWrong') : undefined}
						onChange={(event) => setText(event.currentTarget.value)}
					/>
				)}
				{problem === null ? null : <ErrorText>{problem}</ErrorText>}
				<div className={styles.answers}>
					<Button kind="quiet" onClick={onClose}>
						{t('back-office:dialog.cancel')}
					</Button>
					<Button kind={isDanger ? 'danger' : 'primary'} type="submit" idle={busy}>
						{busy ? t('back-office:dialog.working') : confirm}
					</Button>
				</div>
			</form>
		</Modal>
	)
}
