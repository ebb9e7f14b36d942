import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import styles from './text-box.module.css'

export function TextInput(props: InputHTMLAttributes<HTMLInputElement>) {
	return <input {...props} className={styles.box} />
}

export function TextArea(props: TextareaHTMLAttributes<HTMLTextAreaElement>) {
	return <textarea {...props} className={styles.box} />
}
