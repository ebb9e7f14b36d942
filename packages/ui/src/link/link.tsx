import clsx from 'clsx'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import './link.css'

/** What a router's link must wear to look like ours. */
export function linkClass(quiet = false, ...more: (string | undefined)[]): string {
	return clsx('gb-link', quiet && 'gb-link-quiet', ...more)
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	quiet?: boolean
}

/** A link to another address; inside the application, give the router's link `linkClass()`. */
export function Link({ quiet, className, children, ...rest }: LinkProps) {
	return (
		<a {...rest} className={linkClass(quiet, className)}>
			{children}
		</a>
	)
}

interface LinkButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
	quiet?: boolean
}

/** Looks like a link and acts here. */
export function LinkButton({ quiet, className, ...rest }: LinkButtonProps) {
	return <button type="button" {...rest} className={linkClass(quiet, className)} />
}
