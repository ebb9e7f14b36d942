import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'
import './button.css'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
	kind?: ButtonKind
	size?: ButtonSize
	icon?: IconName
	iconAfter?: IconName
	wide?: boolean
	/** Why it cannot be used now: it stays reachable and says so, on hover and on focus. */
	reason?: string | undefined
	/** Not usable and no reason to give, as undo with nothing to undo. */
	idle?: boolean
	children?: ReactNode
	ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
	const { kind, size, icon, iconAfter, wide, reason, idle, children, className, ...rest } = props
	const blocked = Boolean(reason) || Boolean(idle)
	const button = (
		<button
			type="button"
			{...rest}
			className={buttonClass(
				kind,
				size,
				wide && 'gb-button-wide',
				children === undefined && 'gb-button-icon',
				className,
			)}
			aria-disabled={blocked || undefined}
			onClick={(event) => {
				if (blocked) event.preventDefault()
				else rest.onClick?.(event)
			}}
		>
			{icon && <Icon name={icon} />}
			{children}
			{iconAfter && <Icon name={iconAfter} />}
		</button>
	)
	return reason ? <Tooltip text={reason}>{button}</Tooltip> : button
}
