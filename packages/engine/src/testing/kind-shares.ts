// The share of random rooms of each kind that ends in boards: refusing every room must not pass for correct.
import { isCombination, type RoomKind } from './room-kind.ts'

/** The least share of rooms of one footprint, slope, wall or start type that must end in boards. */
const SHARE_MIN = 0.6
/** Kinds drawn less often than this are only printed. */
const DRAWN_MIN = 25

type Share = { drawn: number; made: number }

/** Counts rooms by kind; `report` prints each share, `poor` lists those under the floor. */
export function kindShares() {
	const shares = new Map<string, Share>()
	const wrong: string[] = []
	const count = (kind: RoomKind, made: boolean) => {
		// Those domain 4.4 refuses are counted apart: not one of them may be made.
		if (!isCombination(kind)) {
			if (made) wrong.push(`made against domain 4.4: ${nameOf(kind)}`)
			return
		}
		for (const name of [nameOf(kind), `type ${kind.type}`, 'all']) {
			const share = shares.get(name) ?? { drawn: 0, made: 0 }
			shares.set(name, { drawn: share.drawn + 1, made: share.made + Number(made) })
		}
	}
	const lines = () =>
		[...shares]
			.toSorted(([a], [b]) => a.localeCompare(b))
			.map(
				([name, { drawn, made }]) => `${name}: ${made} of ${drawn} made, ${percent(made, drawn)}`,
			)
	const poor = () => [
		...wrong,
		...[...shares]
			.filter(([, { drawn, made }]) => drawn >= DRAWN_MIN && made < SHARE_MIN * drawn)
			.map(([name, { drawn, made }]) => `${name}: only ${made} of ${drawn} made`),
	]
	return { count, lines, poor }
}

function nameOf({ footprint, slope, wall }: RoomKind): string {
	return `${footprint}, slope ${slope}, wall ${wall}`
}

function percent(part: number, whole: number): string {
	return `${Math.round((100 * part) / whole)} %`
}
