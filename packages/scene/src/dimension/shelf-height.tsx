// The height of a shelf on a small paper tag at its front edge.
import type { ShelfTag } from './project-dimensions.ts'

type Props = { tag: ShelfTag; format: (millimetres: number) => string }

const width = 50
const height = 22

export function ShelfHeight({ tag, format }: Props) {
	const [right, y] = tag.at
	const x = right - width - 4
	return (
		<g>
			<rect
				fill="var(--p1, #FCFAF5)"
				height={height}
				rx={3}
				width={width}
				x={x}
				y={y - height / 2}
			/>
			<text
				dominantBaseline="central"
				fill="var(--i1, #221D18)"
				fontSize={14}
				fontWeight={500}
				textAnchor="middle"
				x={x + width / 2}
				y={y}
			>
				{format(tag.height)}
			</text>
		</g>
	)
}
