/** Whether this browser opens USDZ files in the camera's picture (Safari on iPhone and iPad). */
export function opensQuickLook(): boolean {
	const { relList } = document.createElement('a')
	return navigator.maxTouchPoints > 0 && relList.supports('ar')
}

/**
 * Call it in a tap. Safari wants a link whose only child is a picture; a file made here needs a name besides. Nobody may
 * change the scale.
 */
export function openQuickLook(url: string, name: string): void {
	const link = document.createElement('a')
	link.rel = 'ar'
	link.href = `${url}#allowsContentScaling=0`
	link.download = name
	link.append(document.createElement('img'))
	link.hidden = true
	document.body.append(link)
	link.click()
	link.remove()
}
