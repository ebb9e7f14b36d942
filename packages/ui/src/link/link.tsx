import clsx from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './link.module.css'

interface LinkLook {
	quiet?: boolean | undefined
	/** Ink whatever stands around it, or softer and not bold. */
	tone?: 'ink' | 'soft' | undefined
	size?: 'small' | undefined
	/** As high as a finger needs, on a tablet and a phone. */
	touch?: boolean | undefined
}

export function linkClass(look: LinkLook = {}, ...more: (string | undefined)[]): string {
	const { quiet, tone, size, touch } = look
	const looks = [quiet && styles.quiet, tone && styles[tone], size && styles[size]]
	return clsx(styles.link, looks, touch && styles.touch, ...more)
}

interface LinkProps extends LinkLook, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** To another address; inside the application, give the router's link `linkClass()`. */
export function Link({ quiet, tone, size, touch, className, children, ...rest }: LinkProps) {
	return (
		<a {...rest} className={linkClass({ quiet, tone, size, touch }, className)}>
			{children}
		</a>
	)
}

interface LinkButtonProps extends LinkLook, ButtonHTMLAttributes<HTMLButtonElement> {}

export function LinkButton({ quiet, tone, size, touch, className, ...rest }: LinkButtonProps) {
	const look = linkClass({ quiet, tone, size, touch }, className)
	return <button type="button" {...rest} className={look} />
}
