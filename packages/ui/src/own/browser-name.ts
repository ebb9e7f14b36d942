const browsers = [
	['Edge', /\bEdg(?:A|iOS)?\//u],
	['Opera', /\bOPR\//u],
	['Firefox', /\b(?:Firefox|FxiOS)\//u],
	['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS|Chromium)\//u],
	['Safari', /\bSafari\//u],
] as const

const systems = [
	['iPhone', /\biPhone\b/u],
	['iPad', /\biPad\b/u],
	['Android', /\bAndroid\b/u],
	['Windows', /\bWindows\b/u],
	['macOS', /\bMac OS X\b/u],
	['Linux', /\bLinux\b/u],
] as const

/** "Firefox, Windows" from what a browser says of itself; null where it says neither. */
export function browserNameOf(agent: string | null): string | null {
	const named = (list: typeof browsers | typeof systems) =>
		list.find(([, sign]) => sign.test(agent ?? ''))?.[0]
	const parts = [named(browsers), named(systems)].filter((part) => part !== undefined)
	return parts.length === 0 ? null : parts.join(', ')
}
