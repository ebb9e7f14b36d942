/** `make`, which answers the same object again for the same arguments as last time: several components of one page ask. */
export function lastResult<Args extends readonly unknown[], Result>(
	make: (...args: Args) => Result,
): (...args: Args) => Result {
	let last: { args: Args; result: Result } | undefined
	return (...args) => {
		if (last === undefined || last.args.some((arg, index) => arg !== args[index]))
			last = { args, result: make(...args) }
		return last.result
	}
}
