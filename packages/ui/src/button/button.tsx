import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-paths.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import styles from './button.module.css'
import { type ButtonKind, type ButtonSize, buttonClass } from './button-class.ts'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
	kind?: ButtonKind
	size?: ButtonSize
	icon?: IconName
	iconAfter?: IconName | undefined
	wide?: boolean
	/** Framed, as high as a group of choices beside it. */
	raised?: boolean
	light?: boolean
	/** On a tablet only its icon is left, or its words take two lines. */
	narrow?: 'icon' | 'wrap'
	/** Why it cannot be used now: the button stays reachable and shows it on hover and on focus. */
	reason?: string | undefined
	/** Not usable, without a reason, as undo with nothing to undo. */
	idle?: boolean
	children?: ReactNode
	ref?: Ref<HTMLButtonElement>
}

export function Button(props: ButtonProps) {
	const {
		kind,
		size,
		icon,
		iconAfter,
		wide,
		raised,
		light,
		narrow,
		reason,
		idle,
		children,
		className,
		...rest
	} = props
	const blocked = Boolean(reason) || Boolean(idle)
	const button = (
		<button
			type="button"
			{...rest}
			className={buttonClass(
				kind,
				size,
				wide && styles.wide,
				raised && styles.raised,
				light && styles.light,
				narrow === 'icon' && styles.narrowIcon,
				narrow === 'wrap' && styles.narrowWrap,
				children === undefined && styles.icon,
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
