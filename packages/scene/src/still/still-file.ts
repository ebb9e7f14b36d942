/** What a canvas shows now, on its paper. Call it in the frame that was drawn: the browser keeps it no longer. */
export async function stillFile(shown: HTMLCanvasElement, paper: string): Promise<Blob> {
	const canvas = document.createElement('canvas')
	canvas.width = shown.width
	canvas.height = shown.height
	const context = canvas.getContext('2d')
	if (!context) throw new Error('The browser gives no canvas')
	context.fillStyle = paper
	context.fillRect(0, 0, canvas.width, canvas.height)
	context.drawImage(shown, 0, 0)
	return new Promise((resolve, reject) => {
		canvas.toBlob((picture) => {
			if (picture) resolve(picture)
			else reject(new Error('The browser wrote no picture'))
		}, 'image/png')
	})
}
