import clsx from 'clsx'
import styles from './button.module.css'

/** One orange action a screen; the others are outlined, quiet, or warn that they destroy. */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger'

/**
 * 36, 44 or 52; `bar` 38, or 44 for a thumb; `snug` is narrower; `form` ends a form; `field` stands
 * level with a field.
 */
export type ButtonSize = 'small' | 'medium' | 'large' | 'bar' | 'snug' | 'form' | 'field'

export function buttonClass(
	kind: ButtonKind = 'outline',
	size: ButtonSize = 'medium',
	...more: (string | false | undefined)[]
): string {
	return clsx(styles.button, styles[kind], size !== 'medium' && styles[size], ...more)
}
