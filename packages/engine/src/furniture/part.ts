export const finishKinds = [
	'FinishingCheek',
	'Tablet',
	'FakeDoor',
	'Filler',
	'Plinth',
	'InfinityPlank',
	'Reserve',
] as const
export type FinishKind = (typeof finishKinds)[number]

/** `drawerBox`: hidden behind its front; `pullOut`: comes out of the carcass; `cart`: behind the front of a pull-out; `loose`: delivered apart; `panel`: priced as a panel. */
export type PartFamily =
	| 'carcass'
	| 'shelf'
	| 'drawerBox'
	| 'pullOut'
	| 'cart'
	| 'front'
	| 'finishing'
	| 'loose'
	| 'panel'

type PartRow = {
	family: PartFamily
	element?: FinishKind
	edgeOn?: true
	/** Cut in pieces along the run, listed together. */
	inPieces?: true
}

const rows = {
	Side: { family: 'carcass' },
	Top: { family: 'carcass' },
	Bottom: { family: 'carcass' },
	Partition: { family: 'carcass' },
	Back: { family: 'carcass' },
	FixedShelf: { family: 'shelf' },
	AdjustableShelf: { family: 'shelf' },
	SlidingShelf: { family: 'pullOut' },
	DrawerSide: { family: 'drawerBox' },
	DrawerBack: { family: 'drawerBox' },
	DrawerInnerFront: { family: 'drawerBox' },
	DrawerBottom: { family: 'drawerBox' },
	RecessedDrawerFront: { family: 'pullOut' },
	DrawerFront: { family: 'front' },
	Leaf: { family: 'front' },
	Flap: { family: 'front' },
	PullOutFront: { family: 'front' },
	CartFront: { family: 'cart' },
	CartBack: { family: 'cart' },
	CartBottom: { family: 'cart' },
	CartSide: { family: 'cart' },
	CartShelf: { family: 'cart' },
	FakeDoor: { family: 'front', element: 'FakeDoor' },
	Filler: { family: 'finishing', element: 'Filler' },
	CornerStrip: { family: 'finishing', element: 'Filler' },
	TopFiller: { family: 'finishing', element: 'Filler', inPieces: true },
	Plinth: { family: 'finishing', element: 'Plinth', inPieces: true },
	FinishingCheek: { family: 'finishing', element: 'FinishingCheek', edgeOn: true },
	Tablet: { family: 'finishing', element: 'Tablet', edgeOn: true },
	InfinityPlank: { family: 'loose', element: 'InfinityPlank' },
	Panel: { family: 'panel' },
	Worktop: { family: 'panel' },
	Support: { family: 'panel' },
	Batten: { family: 'panel' },
	Modesty: { family: 'panel' },
	Upright: { family: 'panel' },
	Deck: { family: 'panel' },
	GridShelf: { family: 'panel' },
	Divider: { family: 'panel' },
} as const satisfies Record<string, PartRow>

export type Part = keyof typeof rows

export const parts = Object.keys(rows) as [Part, ...Part[]]

export const partRows: Readonly<Record<Part, PartRow>> = rows

export function partsOf(...families: PartFamily[]): Part[] {
	return parts.filter((part) => families.includes(partRows[part].family))
}
