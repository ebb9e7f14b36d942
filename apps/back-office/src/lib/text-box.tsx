import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from './text-box.module.css'

/** A plain box of one line, under a label of its own. */
export function TextInput(props: InputHTMLAttributes<HTMLInputElement>) {
	return <input {...props} className={styles.box} />
}

/** A plain box of several lines. */
export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
	return <textarea {...props} className={styles.box} />
}
