import { boxesMeet, shapeBox } from '../box.ts'
import type { Drawing, Shape, Text } from '../drawing.ts'
import { textBox } from '../text-width.ts'

export function textsOf(shapes: readonly Shape[]): Text[] {
	return shapes.filter((shape): shape is Text => shape.kind === 'text')
}

export function overlapsOf({ shapes }: Pick<Drawing, 'shapes'>): string[] {
	const texts = textsOf(shapes)
	const boxes = texts.map(textBox)
	return boxes.flatMap((box, i) =>
		boxes.flatMap((other, j) =>
			j > i && boxesMeet(box, other) ? [`${texts[i]?.text} over ${texts[j]?.text}`] : [],
		),
	)
}

/** What stands outside the frame, 8 mm inside the paper. */
export function outsideOf({ shapes, width, height }: Drawing): string[] {
	return shapes.flatMap((shape) => {
		const box = shapeBox(shape)
		const isIn =
			box.x >= 7.9 &&
			box.y >= 7.9 &&
			box.x + box.width <= width - 7.9 &&
			box.y + box.height <= height - 7.9
		return isIn ? [] : [shape.kind === 'text' ? shape.text : shape.kind]
	})
}
