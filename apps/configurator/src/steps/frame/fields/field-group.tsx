import type { ReactNode } from 'react'
import styles from './field-group.module.css'

/** Choices under one name. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }): ReactNode {
	return (
		<div className={styles.group}>
			<h4>{title}</h4>
			{children}
		</div>
	)
}
