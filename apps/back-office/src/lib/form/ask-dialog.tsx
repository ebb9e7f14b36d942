// A dialog that asks what an action needs. What is typed in its form stays in the tab, also over a login, and closing
// it with something typed asks first.
import { Button, ErrorText, focusFirstWrong, Modal, TextField } from '@gabarit/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Answers } from '../frame/answers.tsx'
import { useReturnKeyboard } from '../frame/keep-keyboard.ts'
import styles from './ask-dialog.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import type { Form } from './use-form.ts'

export type Asking = {
	close: () => void
	/** What went wrong. */
	problem: string | null
	/** What is under way. */
	busy: string | null
	/** It waits to be sent: the dialog is out of the way. */
	isHeld?: boolean
	/** Asked in its place while it is out of the way. */
	instead?: ReactNode
	/** What happened meanwhile; what was typed stays. */
	notice?: ReactNode
}

type Props<Field extends string> = {
	acting: Asking
	title: string
	confirm: string
	/** Absent where nothing is asked. */
	form?: Form<Field>
	/** To be typed first, since it cannot be undone; never kept. */
	typed?: string
	/** It ends or removes something. */
	isDanger?: boolean
	size?: ComponentProps<typeof Modal>['size']
	/** Once all is right. */
	onSubmit: () => void
	children?: ReactNode
}

/** The form stays open until the action is done. */
export function AskDialog<Field extends string>(props: Props<Field>) {
	const { acting, title, form, typed, size = 'medium', onSubmit, children } = props
	const isOpen = acting.isHeld !== true
	const isChanged = isOpen && (form?.changed.length ?? 0) > 0
	const [leaves, setLeaves] = useState(false)
	const confirming = useConfirming(typed)
	useReturnKeyboard()
	const close = () => (isChanged ? setLeaves(true) : acting.close())
	const submit = () => {
		form?.touchAll()
		confirming.touch()
		if (!confirming.isRight) focusFirstWrong()
		const isRight = form === undefined || Object.keys(form.problems).length === 0
		if (isRight && confirming.isRight && acting.busy === null) onSubmit()
	}
	return (
		<>
			{acting.instead}
			<Modal opened={isOpen} size={size} onClose={close} title={title}>
				<LeaveGuard isChanged={isChanged} />
				{leaves ? (
					<LeaveQuestion of="dialog" onStay={() => setLeaves(false)} onLeave={acting.close} />
				) : null}
				<form
					className={styles.form}
					noValidate
					onSubmit={(event) => {
						event.preventDefault()
						submit()
					}}
				>
					{children}
					{typed === undefined ? null : <Confirming text={typed} confirming={confirming} />}
					<End {...props} onClose={close} />
				</form>
			</Modal>
		</>
	)
}

function useConfirming(expected: string | undefined) {
	const [text, setText] = useState('')
	const [touched, setTouched] = useState(false)
	const isRight = expected === undefined || text.trim() === expected
	return { text, setText, isRight, touched, touch: () => setTouched(true) }
}

type ConfirmingProps = { text: string; confirming: ReturnType<typeof useConfirming> }

function Confirming({ text, confirming }: ConfirmingProps) {
	const { t } = useTranslation('back-office')
	return (
		<TextField
			className={styles.typed}
			label={t('dialog.type', { text })}
			required
			autoComplete="off"
			value={confirming.text}
			error={confirming.touched && !confirming.isRight ? t('dialog.typeWrong') : undefined}
			onChange={(event) => confirming.setText(event.currentTarget.value)}
		/>
	)
}

type EndProps = Pick<Props<string>, 'acting' | 'confirm' | 'isDanger'> & { onClose: () => void }

/** What went wrong, and the two ways out of the dialog. */
function End({ acting, confirm, isDanger, onClose }: EndProps) {
	const { t } = useTranslation('back-office')
	return (
		<>
			{acting.notice}
			{acting.problem ? (
				<span role="alert">
					<ErrorText>{acting.problem}</ErrorText>
				</span>
			) : null}
			<Answers inForm>
				<Button kind="quiet" onClick={onClose}>
					{t('dialog.cancel')}
				</Button>
				<Button kind={isDanger ? 'danger' : 'primary'} type="submit" idle={acting.busy !== null}>
					{acting.busy === null ? confirm : t('dialog.working')}
				</Button>
			</Answers>
		</>
	)
}
