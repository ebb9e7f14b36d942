import { expect, type Page } from '@playwright/test'

/** What a person cannot see or reach on a screen, in words; run in the page. */
function faultsInPage(): string[] {
	const faults: string[] = []
	const { clientWidth, scrollWidth } = document.documentElement
	if (scrollWidth > clientWidth) faults.push(`runs out sideways: ${scrollWidth} of ${clientWidth}`)
	const wanted =
		'button, a[href], input, select, textarea, summary, [role=radio], section output:not(:empty)'
	const nameOf = (element: Element) => {
		const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()
		const name = element.getAttribute('name') ?? ''
		return `${element.tagName.toLowerCase()} ${name} "${text.slice(0, 40)}"`
	}
	const isSeen = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) &&
		element.closest('.visually-hidden, .skip-link, [inert]') === null
	const isSame = (hit: Element | null, element: Element) => {
		const label = element.closest('label')
		return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit))
	}
	const dialog = document.querySelector('[role=dialog]')
	for (const element of (dialog ?? document).querySelectorAll(wanted)) {
		if (!isSeen(element)) continue
		element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
		// A link in a text may take two lines: its first one counts.
		const [box] = element.getClientRects()
		if (box === undefined) continue
		const { left, right, top, bottom, width, height } = box
		if (left < -1 || right > innerWidth + 1) {
			faults.push(`cut at the side: ${nameOf(element)} ${left}..${right}`)
			continue
		}
		if (top < -1 && bottom < innerHeight) faults.push(`cut above: ${nameOf(element)}`)
		if (bottom > innerHeight + 1 && top > 0) faults.push(`cut below: ${nameOf(element)}`)
		for (const [across, down] of [
			[0.5, 0.5],
			[0.12, 0.5],
			[0.88, 0.5],
			[0.5, 0.12],
			[0.5, 0.88],
		] as const) {
			const x = left + width * across
			const y = top + height * down
			if (y < 0 || y > innerHeight) continue
			const hit = document.elementFromPoint(x, y)
			if (isSame(hit, element)) continue
			faults.push(`covered: ${nameOf(element)} by ${hit === null ? 'nothing' : nameOf(hit)}`)
			break
		}
	}
	const cut = [
		...document.querySelectorAll('main h1, main h2, [role=dialog] h2, main p, main label'),
	]
	for (const element of cut) {
		if (!isSeen(element)) continue
		const { left, right, width } = element.getBoundingClientRect()
		if (width > 0 && (left < -1 || right > clientWidth + 1))
			faults.push(`text out of sight: ${nameOf(element)}`)
	}
	return faults
}

/** The drawing of the furniture stands beside the buttons of its stage, never under them. */
function coveredDrawingInPage(): string[] {
	const drawing = document.querySelector('[data-testid=stage]')
	const around = drawing?.parentElement?.querySelectorAll('button:not(.visually-hidden), label')
	const controls = [...(around ?? [])].filter(
		(it) => it.checkVisibility({ visibilityProperty: true }) && !drawing?.contains(it),
	)
	const lines = [...(drawing?.querySelectorAll('svg :is(path, line, text)') ?? [])]
	return controls.flatMap((control) => {
		const { left, right, top, bottom } = control.getBoundingClientRect()
		const under = lines.filter((line) => {
			const box = line.getBoundingClientRect()
			const isBeside = box.right < left + 1 || box.left > right - 1
			return !isBeside && box.bottom > top + 1 && box.top < bottom - 1
		})
		const name = control.getAttribute('aria-label') ?? control.textContent
		return under.length > 0 ? [`over the drawing: "${name}" on ${under.length} lines`] : []
	})
}

/** The height in which the step is read: the whole window where the page scrolls. */
function roomInPage(): number {
	let box: Element | null = document.querySelector('h1')
	for (; box !== null; box = box.parentElement) {
		const isScroller = /auto|scroll/.test(getComputedStyle(box).overflowY)
		if (isScroller && box.scrollHeight > box.clientHeight) return box.clientHeight
	}
	return innerHeight
}

async function layoutFaultsOf(page: Page): Promise<string[]> {
	const faults = [
		...(await page.evaluate(faultsInPage)),
		...(await page.evaluate(coveredDrawingInPage)),
	]
	const room = await page.evaluate(roomInPage)
	const { height } = page.viewportSize() ?? { height: 0 }
	if (room < Math.min(160, height)) faults.push(`the step has ${room} px`)
	return faults
}

export async function expectLayout(page: Page, screen: string): Promise<void> {
	expect.soft(await layoutFaultsOf(page), `layout of ${screen}`).toEqual([])
}
