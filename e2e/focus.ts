import type { Page } from '@playwright/test'

/**
 * Where the keyboard is, if somebody who looks at the screen cannot tell: the focused control, in words; null where it
 * is in the window with a ring of its own, of its field or of the row that it covers. `main` takes the focus where a
 * page opens and has no ring: nothing is done with it.
 */
export function unseenFocus(page: Page): Promise<string | null> {
	return page.evaluate(() => {
		const focused = document.activeElement
		if (focused === null || focused === document.body || focused.tagName === 'MAIN') return null
		const box = focused.getBoundingClientRect()
		const isInSight =
			box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth
		const hasRing = (element: Element, part?: string) => {
			const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
			return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
		}
		const around = [focused, focused.parentElement, focused.parentElement?.parentElement]
		const rings = around.some((element) => element && hasRing(element))
		return isInSight && (rings || hasRing(focused, '::after'))
			? null
			: `${isInSight ? 'no ring' : 'out of sight'}: ${focused.outerHTML.slice(0, 120)}`
	})
}
