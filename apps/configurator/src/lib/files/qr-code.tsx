import { type ReactNode, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** Modules of quiet around it that cameras need; the frame of the picture gives the rest. */
const quiet = 2

/** `label`: for a screen reader. */
export function QrCode({ text, label }: { text: string; label: string }): ReactNode {
	const { path, size } = useMemo(() => qrPath(text), [text])
	return (
		<svg
			className={styles.code}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no colours of the page
			role="img"
			aria-label={label}
		>
			<path d={path} fill="currentColor" />
		</svg>
	)
}

/** A square of one for each dark module. */
export function qrPath(text: string): { path: string; size: number } {
	const { data, size } = encode(text, { ecc: 'M', border: quiet })
	const squares = data.flatMap((row, y) =>
		row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
	)
	return { path: squares.join(''), size }
}
