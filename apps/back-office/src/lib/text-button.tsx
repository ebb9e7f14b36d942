import clsx from 'clsx'
import type { ButtonHTMLAttributes } from 'react'
import styles from './text-button.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: 'ink' | 'soft' }

export function TextButton({ tone = 'ink', className, ...button }: Props) {
	return (
		<button type="button" {...button} className={clsx(styles.button, styles[tone], className)} />
	)
}
