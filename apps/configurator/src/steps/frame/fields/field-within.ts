/** Whether a field is a place itself or something of it: `modules.2` and `modules.2.front`, not `modules.20`. */
export function isWithin(field: string | undefined, place: string): boolean {
	return field === place || field?.startsWith(`${place}.`) === true
}
