// A colour as a small piece of board: plain, linen weave, or wood with its pores along the length.
import type { Color } from '@gabarit/engine'
import type { CSSProperties, ReactNode } from 'react'

export function Swatch({ color }: { color: Color | undefined }): ReactNode {
	if (color === undefined) return null
	const style = { '--swatch': color.hex, '--swatch-dark': color.hexDark } as CSSProperties
	return (
		<span
			aria-hidden="true"
			className={`cf-swatch cf-swatch-${color.pattern.toLowerCase()}`}
			style={style}
		/>
	)
}
