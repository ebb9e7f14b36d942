import type { ShelfTag, tagSizeOf } from './project-shelves.ts'

type Props = {
	tag: ShelfTag
	tagSize: ReturnType<typeof tagSizeOf>
	format: (millimetres: number) => string
}

export function ShelfHeight({ tag, tagSize, format }: Props) {
	const { width, height, letters } = tagSize
	const [x, y] = tag.at
	const [endX, endY] = tag.from
	const near = x < endX ? x + width / 2 : x - width / 2
	return (
		<g>
			<line stroke="var(--ink)" strokeWidth={1} x1={endX} x2={near} y1={endY} y2={y} />
			<rect
				fill="var(--paper-raised)"
				height={height}
				rx={3}
				width={width}
				x={x - width / 2}
				y={y - height / 2}
			/>
			<text
				dominantBaseline="central"
				fill="var(--ink)"
				fontSize={letters}
				fontWeight={500}
				textAnchor="middle"
				x={x}
				y={y}
			>
				{format(tag.height)}
			</text>
		</g>
	)
}
