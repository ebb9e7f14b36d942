import type { FormEventHandler, ReactNode } from 'react'
import styles from './form-frame.module.css'

type Props = { onSubmit?: FormEventHandler; children: ReactNode }

export function FormFrame({ onSubmit, children }: Props) {
	if (onSubmit === undefined) return <div className={styles.form}>{children}</div>
	return (
		<form className={styles.form} noValidate onSubmit={onSubmit}>
			{children}
		</form>
	)
}

export function FormStatus({ children }: { children: ReactNode }) {
	return <output className={styles.status}>{children}</output>
}
