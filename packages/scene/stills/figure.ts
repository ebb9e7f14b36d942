// A piece of oak for the colour cards, from the very function that paints the stage's wood: how bright a pixel is says how
// dark the wood is there, half on average. The cards use it as a mask between their two colours.
import { cathedralLanes } from '../src/board/figure-sheet.ts'
import { oakRow } from '../src/material/oak.ts'

const size = { width: 420, height: 200 }
/** mm of a leaf that one pixel shows, and where the piece begins. */
const scale = 1.25
const along = 900

function darkness(): Float32Array[] {
	const lane = cathedralLanes[2]
	if (!lane) throw new Error('The sheet has no such log')
	const from = lane.axis - (size.width * scale) / 2
	return Array.from({ length: size.height }, (_, row) => {
		const up = along + (size.height - row) * scale
		return oakRow(lane, up, { from, step: scale, count: size.width })
	})
}

function draw(canvas: HTMLCanvasElement) {
	Object.assign(canvas, size)
	const rows = darkness()
	const all = rows.reduce((sum, row) => sum + row.reduce((part, value) => part + value, 0), 0)
	const mean = all / (size.width * size.height)
	const context = canvas.getContext('2d')
	const image = context?.createImageData(size.width, size.height)
	if (!context || !image) throw new Error('This browser draws no pictures')
	rows.forEach((row, y) => {
		row.forEach((value, x) => {
			const dark = Math.min(1, Math.max(0, 0.5 + value - mean))
			image.data.set([dark * 255, dark * 255, dark * 255, 255], (y * size.width + x) * 4)
		})
	})
	context.putImageData(image, 0, 0)
	canvas.dataset['frames'] = '1'
}

const canvas = document.getElementById('figure')
if (canvas instanceof HTMLCanvasElement) draw(canvas)
