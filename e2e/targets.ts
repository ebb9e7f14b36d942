import { expect, type Locator } from '@playwright/test'

const pressable =
	'button, a[href], input, select, textarea, summary, [role=button], [role=checkbox], [role=tab], [role=menuitem], [role=option], [role=radio], [role=switch]'

type Asked = { least: number; controls: string }

/**
 * What a finger cannot hit: controls whose hit area holds no square of `least` px, in words; run in the page. Points of
 * a grid around a control are its own where they lead to it or to its label, so what covers it counts against it, and
 * the row that a link covers counts for it. Exempt are what no finger is meant for (hidden, or for screen readers
 * only), a link within a sentence (WCAG 2.5.8: the line of the text gives its height), and the marks of a plot: each
 * is as wide as its span of time, and the same links stand in the plot's table, which is measured.
 */
function smallTargetsIn(screen: Element, { least, controls }: Asked): string[] {
	const nameOf = (element: Element) => {
		const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
		return `${element.tagName.toLowerCase()} "${text.trim().slice(0, 40)}"`
	}
	const isForFingers = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) &&
		element.closest('.visually-hidden, .skip-link, [inert], [aria-hidden=true]') === null &&
		element.closest(
			'section ul[aria-label] > li > a[aria-label], section ul[aria-label] > li > span > a[aria-label]',
		) === null
	const isInSentence = (element: Element) => {
		if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
		const around = [...(element.parentElement?.childNodes ?? [])]
		return around.some((node) => node instanceof Text && /\p{L}/u.test(node.data))
	}
	const step = least / 4
	const holds = (element: Element) => {
		const own = [element, ...((element as HTMLInputElement).labels ?? [])]
		const { left, top, width, height } = element.getBoundingClientRect()
		const isOwn = (column: number, row: number) => {
			const hit = document.elementFromPoint(
				left + width / 2 + column * step,
				top + height / 2 + row * step,
			)
			return hit !== null && own.some((it) => it.contains(hit))
		}
		const isWhole = (row: number, column: number) =>
			[0, 1, 2, 3, 4].every((down) =>
				[0, 1, 2, 3, 4].every((right) => {
					// A corner may be round.
					const isCorner = down % 4 === 0 && right % 4 === 0
					return isCorner || isOwn(column + right, row + down)
				}),
			)
		if (isWhole(-2, -2)) return true
		const rows = Array.from({ length: 13 }, (_, at) => at - 8)
		const columns = Array.from({ length: 29 }, (_, at) => at - 16)
		return rows.some((row) => columns.some((column) => isWhole(row, column)))
	}
	return [...screen.querySelectorAll(controls)].flatMap((element) => {
		if (!isForFingers(element) || isInSentence(element)) return []
		element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
		if (holds(element)) return []
		const { width, height } = element.getBoundingClientRect()
		return [`${Math.round(width)} x ${Math.round(height)}: ${nameOf(element)}`]
	})
}

/** 44, less a pixel at either edge: a point is looked for in whole pixels, a box stands between them. */
const least = 42

/** `screen`: the whole page, or what opened on it and covers the rest. */
export async function expectTargets(screen: Locator, name: string): Promise<void> {
	const found = await screen.evaluate(smallTargetsIn, { least, controls: pressable })
	expect.soft([...new Set(found)], `targets below 44 px on ${name}`).toEqual([])
}
