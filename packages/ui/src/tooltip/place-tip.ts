interface Box {
	readonly top: number
	readonly left: number
	readonly width: number
	readonly height: number
}

interface Size {
	readonly width: number
	readonly height: number
}

const gap = 8

function within(at: number, length: number, limit: number): number {
	return Math.max(gap, Math.min(at, limit - length - gap))
}

export function placeTip(anchor: Box, tip: Size, screen: Size, beside: boolean) {
	const right = anchor.left + anchor.width + gap
	const left = anchor.left - gap - tip.width
	const top = within(anchor.top + (anchor.height - tip.height) / 2, tip.height, screen.height)
	if (beside && right + tip.width + gap <= screen.width) return { top, left: right }
	if (beside && left >= gap) return { top, left }
	const under = anchor.top + anchor.height + gap
	const fitsUnder = under + tip.height + gap <= screen.height
	return {
		top: fitsUnder ? under : Math.max(gap, anchor.top - gap - tip.height),
		left: within(anchor.left + (anchor.width - tip.width) / 2, tip.width, screen.width),
	}
}
