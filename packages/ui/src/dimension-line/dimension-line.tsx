import clsx from 'clsx'
import './dimension-line.css'

interface DimensionLineProps {
	/** The measure on the line; without one it is a rule between two parts. */
	label?: string
	below?: boolean
	className?: string
}

/** The house's only ornament: a thin line between two 45° ticks. */
export function DimensionLine({ label, below = false, className }: DimensionLineProps) {
	return (
		<div
			className={clsx('gb-dimension', below && 'gb-dimension-below', className)}
			{...(label ? {} : { role: 'presentation' })}
		>
			{label && <span className="gb-dimension-label">{label}</span>}
		</div>
	)
}
