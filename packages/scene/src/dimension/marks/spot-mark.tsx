type Props = { at: readonly [number, number] }

const radius = 14

export function SpotMark({ at: [x, y] }: Props) {
	return (
		<g fill="none">
			<circle cx={x} cy={y} r={radius + 2.25} stroke="var(--ink)" strokeWidth={1.5} />
			<circle cx={x} cy={y} r={radius} stroke="var(--accent)" strokeWidth={3} />
		</g>
	)
}
