import { Modal } from '@gabarit/ui'
import { type ReactNode, useId } from 'react'
import styles from './form-sheet.module.css'
import { LeaveGuard } from './leave-guard.tsx'
import { SheetBar } from './sheet-bar.tsx'
import type { Form } from './use-form.ts'

type Props<Field extends string> = {
	form: Form<Field>
	title: string
	/** What saving something new is called. */
	create?: string
	note?: string
	problem: string | null
	isBusy: boolean
	/** Not yet to be saved: something is still counted. */
	waits?: boolean
	opened?: boolean
	/** Where a field of `effect` belongs to it, too. */
	formId?: string
	/** Above the buttons: what saving changes beside the fields. */
	effect?: ReactNode
	onSubmit: () => void
	onClose: () => void
	children: ReactNode
	/** Under the fields: what else can be done with it. */
	more?: ReactNode
}

/** One record in a sheet at the side; its bar stands while there is something to save, and from the first where it is new. */
export function FormSheet<Field extends string>(props: Props<Field>) {
	const { form, title, create, note, problem, isBusy, onSubmit, onClose, children, more } = props
	const { waits, opened = true, effect } = props
	const ownId = useId()
	const { formId = ownId } = props
	const isIdle =
		!form.isNew &&
		form.changed.length === 0 &&
		Object.keys(form.conflicts).length === 0 &&
		problem === null
	const giveUp = () => {
		form.reset()
		onClose()
	}
	return (
		<Modal
			opened={opened}
			size="side"
			title={title}
			onClose={onClose}
			footer={
				isIdle ? undefined : (
					<SheetBar
						form={form}
						formId={formId}
						create={create}
						note={note}
						problem={problem}
						isBusy={isBusy}
						waits={waits}
						onGiveUp={giveUp}
					>
						{effect}
					</SheetBar>
				)
			}
		>
			<LeaveGuard isChanged={form.changed.length > 0} />
			<form
				id={formId}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					onSubmit()
				}}
			>
				{children}
			</form>
			{more ? <div className={styles.more}>{more}</div> : null}
		</Modal>
	)
}
