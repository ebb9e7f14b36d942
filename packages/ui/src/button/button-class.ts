import clsx from 'clsx'
import styles from './button.module.css'

/** One orange action a screen; the others are outlined, quiet, or say that they destroy. */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger'

/**
 * 36, 44 or 52 high; `bar` is 38 and 44 for a thumb, `snug` has less room beside its words, `form` ends a form,
 * `field` stands beside a field, below the line of its label.
 */
export type ButtonSize = 'small' | 'medium' | 'large' | 'bar' | 'snug' | 'form' | 'field'

/** What a link must wear to look like a button. */
export function buttonClass(
	kind: ButtonKind = 'outline',
	size: ButtonSize = 'medium',
	...more: (string | false | undefined)[]
): string {
	return clsx(styles.button, styles[kind], size !== 'medium' && styles[size], ...more)
}
