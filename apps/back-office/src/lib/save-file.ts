export function saveFile(name: string, data: ArrayBuffer, type: string): void {
	const url = URL.createObjectURL(new Blob([data], { type }))
	const link = document.createElement('a')
	link.href = url
	link.download = name
	document.body.append(link)
	link.click()
	link.remove()
	// The browser reads the address after the click, so it is freed later.
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
