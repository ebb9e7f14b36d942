import { checkCodesOfDesk, type DeskCheck } from './desk/checks.ts'
import { checkCodesOfDressing, type DressingCheck } from './dressing/checks.ts'
import { checkCodesOfPanels, type PanelsCheck } from './panels/checks.ts'
import { checkCodesOfSeparator, type SeparatorCheck } from './room-separator/checks.ts'
import { checkCodesOfStairs, type StairsCheck } from './stairs-furniture/checks.ts'
import { checkCodesOfTvFurniture, type TvFurnitureCheck } from './tv-furniture/check/checks.ts'

export type CheckCode =
	| DressingCheck
	| DeskCheck
	| PanelsCheck
	| TvFurnitureCheck
	| SeparatorCheck
	| StairsCheck
export const checkCodes: readonly CheckCode[] = [
	...new Set<CheckCode>([
		...checkCodesOfDressing,
		...checkCodesOfDesk,
		...checkCodesOfPanels,
		...checkCodesOfTvFurniture,
		...checkCodesOfSeparator,
		...checkCodesOfStairs,
	]),
]
