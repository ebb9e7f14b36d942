import clsx from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import styles from './link.module.css'

interface LinkLook {
	quiet?: boolean | undefined
	/** Ink whatever stands around it, or softer and not bold. */
	tone?: 'ink' | 'soft' | undefined
}

export function linkClass({ quiet, tone }: LinkLook = {}, ...more: (string | undefined)[]): string {
	return clsx(styles.link, quiet && styles.quiet, tone && styles[tone], ...more)
}

interface LinkProps extends LinkLook, AnchorHTMLAttributes<HTMLAnchorElement> {}

/** To another address; inside the application, give the router's link `linkClass()`. */
export function Link({ quiet, tone, className, children, ...rest }: LinkProps) {
	return (
		<a {...rest} className={linkClass({ quiet, tone }, className)}>
			{children}
		</a>
	)
}

interface LinkButtonProps extends LinkLook, ButtonHTMLAttributes<HTMLButtonElement> {}

export function LinkButton({ quiet, tone, className, ...rest }: LinkButtonProps) {
	return <button type="button" {...rest} className={linkClass({ quiet, tone }, className)} />
}
