// The furniture seen from the front, drawn from its boards.
import { drawElevation, type ViewInput, writeSvg } from '@gabarit/drawing'
import { useMemo } from 'react'

export default function FrontPicture({ input }: { input: ViewInput }) {
	const svg = useMemo(() => {
		const drawing = drawElevation(input, { fronts: input.furniture.fronts.length > 0 })
		return writeSvg(drawing, { accessible: true, size: 'fluid' })
	}, [input])
	return (
		<div
			className="furniture-front"
			// The drawing is our own text, escaped by its writer.
			dangerouslySetInnerHTML={{ __html: svg }}
		/>
	)
}
