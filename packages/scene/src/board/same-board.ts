import type { Board } from '@gabarit/engine'

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
	return a.length === b.length && a.every((value, i) => value === b[i])
}

export function isSameBoard(a: Board, b: Board): boolean {
	return (
		a === b ||
		(a.id === b.id &&
			a.material === b.material &&
			a.thickness === b.thickness &&
			a.grain === b.grain &&
			sameNumbers(a.outline.flat(), b.outline.flat()) &&
			sameNumbers(a.radii ?? [], b.radii ?? []) &&
			sameNumbers(Object.values(a.pose).flat(), Object.values(b.pose).flat()))
	)
}
