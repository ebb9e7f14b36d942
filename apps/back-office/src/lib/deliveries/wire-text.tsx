import styles from './wire-text.module.css'

/** What was sent or answered, letter by letter. */
export function WireText({ children }: { children: string }) {
	return <pre className={styles.text}>{children}</pre>
}
