import { type Family, type Furniture, type Point3, pointOn } from '@gabarit/engine'

/** Room of a bought part, mm in the room. */
export type BoughtBox = { family: Family; from: Point3; to: Point3 }

/** What carries a run without a plinth. */
const carrying: ReadonlySet<Family> = new Set(['leg', 'wall-rail'])

export function carryingBoxes({ fittings }: Furniture): BoughtBox[] {
	return fittings.flatMap(({ item: { family }, pose, box }) => {
		if (!pose || !box || !carrying.has(family)) return []
		const ends = [pointOn({ pose }, box.from), pointOn({ pose }, box.to)]
		const at = (pick: (...values: number[]) => number): Point3 => [
			pick(...ends.map(([x]) => x)),
			pick(...ends.map(([, y]) => y)),
			pick(...ends.map(([, , z]) => z)),
		]
		return [{ family, from: at(Math.min), to: at(Math.max) }]
	})
}
