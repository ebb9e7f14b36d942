import type { Point3 } from '@gabarit/engine'
import type { Swing } from '../front/leaf-swing.ts'

/** Where a point of a leaf is when it is open by so many degrees. */
export function swungPoint({ pivot, sense }: Swing, degrees: number, point: Point3): Point3 {
	const angle = (sense * degrees * Math.PI) / 180
	const [dx, dy] = [point[0] - pivot[0], point[1] - pivot[1]]
	return [
		pivot[0] + dx * Math.cos(angle) + dy * Math.sin(angle),
		pivot[1] - dx * Math.sin(angle) + dy * Math.cos(angle),
		point[2],
	]
}
