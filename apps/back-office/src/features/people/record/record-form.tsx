import type { ReactNode } from 'react'
import { LeaveGuard } from '../../../lib/form/leave-guard.tsx'
import styles from './record-form.module.css'
import type { RecordForm } from './use-record-form.ts'

type Props<Field extends string> = { record: RecordForm<Field>; children: ReactNode }

export function RecordFields<Field extends string>({ record, children }: Props<Field>) {
	return (
		<form
			className={styles.form}
			noValidate
			inert={record.isHeld}
			onSubmit={(event) => {
				event.preventDefault()
				record.submit()
			}}
		>
			<LeaveGuard isChanged={record.form.changed.length > 0 && !record.isSaving} />
			{children}
		</form>
	)
}

export function Halves({ children }: { children: ReactNode }) {
	return <div className={styles.halves}>{children}</div>
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className={styles.group}>
			<legend>{title}</legend>
			{children}
		</fieldset>
	)
}
