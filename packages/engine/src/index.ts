// The only door of the engine: named exports, grouped by what they are about.

export { type CutListLine, cutListOf } from './board/cut-list.ts'
export { buildDesign, buildFurniture } from './build-furniture.ts'
export {
	type Catalogue,
	type Color,
	catalogueSchema,
	colorSchema,
	colorsOf,
	type Handle,
	type HandleColor,
	handleColors,
	handleSchema,
	type MaterialCategory,
	materialCategories,
	type Tier,
	tiers,
} from './catalogue.ts'
export { type Check, type CheckCode, checkCodes, checksOf, issueOfCheck } from './check/checks.ts'
export { RAIL_LOAD, SAID_LOAD, sagOf, shelfLoadOf } from './check/sag.ts'
export { applyRemedy } from './configuration/apply-remedy.ts'
export { completeConfiguration } from './configuration/complete-configuration.ts'
export type { Design, DesignModule, DesignRun } from './configuration/design.ts'
export { type Parsed, type Problem, parseConfiguration } from './configuration/parse.ts'
export {
	type BayChoice,
	type Configuration,
	configurationSchema,
	doorStyles,
	type Footprint,
	type FurnitureType,
	footprints,
	furnitureTypes,
	type ModuleChoice,
	obstacleKinds,
	type Priority,
	plinthHeights,
	priorities,
	runSides,
	sources,
	templateIds,
	type WallKind,
	type Walls,
	wallKinds,
	wallSets,
	type ZoneChoice,
} from './configuration/schema.ts'
export { typeLimits } from './configuration/type-limits.ts'
export { BACK_VOID, CARCASS, GAP, LEAF_OFFSET } from './constants.ts'
export { applyEdit, type Settled, settleEdit } from './edit/apply-edit.ts'
export type { MovedChoice } from './edit/moved-choices.ts'
export { withStickyFiller } from './edit/sticky-filler.ts'
export type { FitPlace } from './fit/condition.ts'
export { type FitFiller, type FitVerdict, fitVerdictsOf } from './fit/fit-verdicts.ts'
export { tolerances } from './fit/tolerance.ts'
export { FRAME_STILE } from './front/style-limits.ts'
export type {
	Bay,
	Board,
	Capacity,
	DoorStyle,
	Edges,
	FillerPlace,
	Front,
	FrontKind,
	Furniture,
	Hardware,
	InteriorKind,
	Module,
	OpeningSide,
	Part,
	Point2,
	Point3,
	Pose,
	Run,
	RunFiller,
	TopShape,
	Zone,
} from './furniture.ts'
export { interiorKinds, parts } from './furniture.ts'
export {
	type Issue,
	type IssueCode,
	type IssueFamily,
	type IssueSeverity,
	issueFamilies,
	type Remedy,
	type RunSide,
} from './issue.ts'
export { railHeight } from './module/fittings.ts'
export { type Stack, snapToHole, stackZones } from './module/stack.ts'
export {
	type TemplateFamily,
	templateFamilies,
	templatePairs,
	templateStacks,
	topTen,
} from './module/templates.ts'
export { type FinishItem, type FinishKind, finishItemOptions } from './option/finish-items.ts'
export {
	colorOptions,
	doorOptions,
	handleColorOptions,
	handleOptions,
	openingSideOptions,
} from './option/finish-options.ts'
export {
	baySizeAt,
	copyBay,
	type ModuleCountOption,
	mirrorModule,
	moduleCountOptions,
	moduleKindOptions,
	type ThicknessOption,
	templateOptions,
	thicknessOptions,
} from './option/module-options.ts'
export type { BayPosition, Option } from './option/option.ts'
export { withBay, withModule, withZone, writtenRuns } from './option/with-choice.ts'
export type { PriceOf } from './propose/bay-candidates.ts'
export { type Meter, meterOf, type Need } from './propose/meter.ts'
export { type LayoutProposal, proposeLayouts } from './propose/propose-layouts.ts'
export { type Kind, NO_PIECES, PER_PILE, type Wants } from './propose/wants.ts'
export type { Result } from './result.ts'
export { hasWall } from './room/has-wall.ts'
export { SLOPE_READINGS } from './room/room-issues.ts'
export {
	obstacleInPlan,
	type Room,
	type RoomObstacle,
	type RoomSlope,
	roomOf,
} from './room/room-of.ts'
export { slopeFiguresOf } from './room/slope.ts'
