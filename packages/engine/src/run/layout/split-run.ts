/** Whole mm per module by its leaves; spare millimetres go one each to the first modules (domain 3.1). */
export function splitRun(length: number, units: readonly number[]): number[] {
	const total = units.reduce((sum, unit) => sum + unit, 0)
	const widths = units.map((unit) => Math.floor((length * unit) / total))
	const spare = length - widths.reduce((sum, width) => sum + width, 0)
	return widths.map((width, i) => (i < spare ? width + 1 : width))
}
