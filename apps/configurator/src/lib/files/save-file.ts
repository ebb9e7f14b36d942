export function saveFile(name: string, data: BlobPart, type: string): void {
	const url = URL.createObjectURL(new Blob([data], { type }))
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
