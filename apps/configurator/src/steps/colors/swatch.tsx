import type { Color } from '@gabarit/engine'
import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import styles from './swatch.module.css'

export function Swatch({ color }: { color: Color | undefined }): ReactNode {
	if (color === undefined) return null
	const style = { '--swatch': color.hex, '--swatch-dark': color.hexDark } as CSSProperties
	return (
		<span
			aria-hidden="true"
			className={clsx(styles.swatch, styles[color.pattern.toLowerCase()])}
			style={style}
		/>
	)
}
