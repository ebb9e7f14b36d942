import { type IconName, iconPaths } from './icon-paths.ts'

interface IconProps {
	name: IconName
	size?: number
	/** For screen readers; without it the icon is decorative. */
	label?: string
	className?: string | undefined
}

export function Icon({ name, size = 20, label, className }: IconProps) {
	return (
		<svg
			className={className}
			width={size}
			height={size}
			viewBox="0 0 20 20"
			fill="none"
			stroke="currentColor"
			strokeWidth={1.5}
			strokeLinecap="round"
			strokeLinejoin="round"
			focusable="false"
			{...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
		>
			<path d={iconPaths[name]} />
		</svg>
	)
}
