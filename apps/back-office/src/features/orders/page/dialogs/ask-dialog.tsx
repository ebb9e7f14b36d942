import type { OrderAction, OrderPage } from '@gabarit/contract'
import { Button, ErrorText, Modal } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangedSince } from '../conflict/changed-since.tsx'
import type { Since } from '../conflict/changes-since.ts'
import type { Acting } from '../use-acting.ts'
import styles from './act-dialogs.module.css'

/** A dialog that asks what an action needs. */
export type AskProps = { order: OrderPage; acting: Acting; action: OrderAction }

export type Asking = Pick<Acting, 'close' | 'problem'> & {
	busy: string | null
	isHeld?: boolean
	/** A colleague was first; what was typed stays. */
	since?: Since | null
}

type Props = {
	/** Closes it, says what went wrong, and what is under way. */
	acting: Asking
	title: string
	confirm: string
	onSubmit: () => void
	children: ReactNode
}

/** The form stays open until the action is done. */
export function AskDialog({ acting, title, confirm, onSubmit, children }: Props) {
	return (
		<Modal opened={acting.isHeld !== true} onClose={acting.close} title={title}>
			<form
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					onSubmit()
				}}
			>
				{children}
				<Answers acting={acting} confirm={confirm} />
			</form>
		</Modal>
	)
}

/** What went wrong, and the two ways out of the dialog. */
function Answers({ acting, confirm }: { acting: Asking; confirm: string }) {
	const { t } = useTranslation('back-office')
	return (
		<>
			{acting.since ? <ChangedSince since={acting.since} /> : null}
			{acting.problem ? (
				<span role="alert">
					<ErrorText>{acting.problem}</ErrorText>
				</span>
			) : null}
			<div className={styles.answers}>
				<Button kind="quiet" onClick={acting.close}>
					{t('dialog.cancel')}
				</Button>
				<Button kind="primary" type="submit" idle={acting.busy !== null}>
					{acting.busy === null ? confirm : t('dialog.working')}
				</Button>
			</div>
		</>
	)
}
