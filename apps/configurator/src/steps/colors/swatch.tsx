import type { Color } from '@gabarit/engine'
import clsx from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { figureColors } from './figure-colors.ts'
import styles from './swatch.module.css'

export function Swatch({ color }: { color: Color | undefined }): ReactNode {
	if (color === undefined) return null
	const { pale, dark } =
		color.pattern === 'Wood' ? figureColors(color) : { pale: color.hex, dark: '' }
	const style = { '--swatch': pale, '--swatch-dark': dark } as CSSProperties
	return (
		<span
			aria-hidden="true"
			className={clsx(styles.swatch, styles[color.pattern.toLowerCase()])}
			style={style}
		/>
	)
}
