/** A saved view's address in the words of its list's call; `several` take a list of values. */
export function viewQueryOf(
	query: URLSearchParams,
	several: readonly string[],
): Record<string, string | string[]> {
	const { hide: _hide, shop, ...asked } = Object.fromEntries(query)
	const lists = several.flatMap((key) => (asked[key] ? [[key, asked[key].split(',')]] : []))
	return { ...asked, ...Object.fromEntries(lists), ...(shop !== undefined && { tenant: shop }) }
}
