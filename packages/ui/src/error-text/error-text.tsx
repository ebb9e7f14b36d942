import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import styles from './error-text.module.css'

interface ErrorTextProps {
	id?: string
	children: ReactNode
}

export function ErrorText({ id, children }: ErrorTextProps) {
	return (
		<span className={styles.error} id={id}>
			<Icon name="warning" size={18} />
			<span>{children}</span>
		</span>
	)
}
