import type { FormEventHandler, ReactNode } from 'react'
import styles from './form-frame.module.css'

type Props = { onSubmit?: FormEventHandler; children: ReactNode }

/** Fields below each other, and what stands in their place when they are filled in. */
export function FormFrame({ onSubmit, children }: Props) {
	if (onSubmit === undefined) return <div className={styles.form}>{children}</div>
	return (
		<form className={styles.form} noValidate onSubmit={onSubmit}>
			{children}
		</form>
	)
}

/** What went wrong, or that it is done. */
export function FormStatus({ children }: { children: ReactNode }) {
	return <output className={styles.status}>{children}</output>
}
