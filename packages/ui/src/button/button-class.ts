import clsx from 'clsx'

/** One orange action a screen; the others are outlined, quiet, or say that they destroy. */
export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger'

/** 36, 44 or 52 high. */
export type ButtonSize = 'small' | 'medium' | 'large'

/** What a link must wear to look like a button. */
export function buttonClass(
	kind: ButtonKind = 'outline',
	size: ButtonSize = 'medium',
	...more: (string | false | undefined)[]
): string {
	return clsx('gb-button', `gb-button-${kind}`, size !== 'medium' && `gb-button-${size}`, ...more)
}
