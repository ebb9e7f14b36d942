/** One reading is a number, several are a list. */
export function storedReadings(values: number[]): number | number[] {
	const [first] = values
	return values.length === 1 && first !== undefined ? first : values
}
