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
export type { FitPlace } from './check/fit/condition.ts'
export type { FitFiller, FitVerdict } from './check/fit/fit-verdicts.ts'
export { BOOKS_LOAD, RAIL_LOAD, SAID_LOAD, shelfLoadOf } from './check/sag.ts'
export {
	BACK_VOID,
	CARCASS,
	DRAWER_PITCH,
	DRAWERS_MAX,
	GAP,
	HOLE_PITCH,
	LEAF_OFFSET,
	OVERSIZE,
	REMOVAL,
	SHARE_MAX,
	SHELVES_MAX,
	SIDE_FILLER,
	TOP_FILLER,
} from './constants.ts'
export {
	type Board,
	type Bore,
	type Edges,
	type Face,
	type Groove,
	type Point2,
	type Point3,
	type Pose,
	pointOn,
} from './furniture/board.ts'
export { type CutListLine, cutListOf, cutsOf, outlineOf } from './furniture/cut-list.ts'
export type { DoorStyle, Front, FrontKind, OpeningSide } from './furniture/front.ts'
export type { Capacity, Furniture } from './furniture/furniture.ts'
export { type FurnitureFacts, furnitureFactsOf } from './furniture/furniture-facts.ts'
export { cellFills, cellGroup, type Grid, type GridCell } from './furniture/grid.ts'
export { type Group, groupKinds } from './furniture/group.ts'
export { groupPlaces } from './furniture/group-places.ts'
export { type Family, type Fitting, families, type Item } from './furniture/hardware/fitting.ts'
export { type FaceBox, handleBoxes } from './furniture/hardware/handle-boxes.ts'
export { handleColorHexes } from './furniture/hardware/handle-colors.ts'
export { type CountedItem, countFittings, type Hardware } from './furniture/hardware/hardware.ts'
export { type Opening, openingsOf, outerFrontsOf } from './furniture/opening.ts'
export { roundedOutline } from './furniture/outline/rounded-outline.ts'
export {
	type FinishKind,
	finishKinds,
	type Part,
	type PartFamily,
	partRows,
	parts,
	partsOf,
} from './furniture/part.ts'
export type {
	Bay,
	FillerPlace,
	InteriorKind,
	Module,
	Run,
	RunFiller,
	TopShape,
	Zone,
} from './furniture/run.ts'
export { interiorKinds } from './furniture/run.ts'
export {
	type Issue,
	type IssueCode,
	type IssueFamily,
	type IssueSeverity,
	issueFamilies,
	type Remedy,
	type RunSide,
} from './issue.ts'
export type { Result } from './result.ts'
export type { Footprint, Priority, WallKind, Walls } from './room/fields.ts'
export { hasWall } from './room/has-wall.ts'
export {
	obstacleInPlan,
	type Room,
	type RoomFlight,
	type RoomObstacle,
	type RoomSlope,
	type StandingScreen,
} from './room/room-of.ts'
export { slopeFiguresOf } from './room/slope.ts'
export {
	footprints,
	obstacleKinds,
	plinthHeights,
	runSides,
	sources,
	wallKinds,
} from './room/values.ts'
export { type Kind, NO_PIECES, PER_PILE, type Wants } from './run/capacity/wants.ts'
export type { BayChoice, BayPosition, ModuleChoice, ZoneChoice } from './run/choices.ts'
export type { Design, DesignModule, DesignRun } from './run/design.ts'
export { crossbarHeights, FRAME_STILE } from './run/front/style-limits.ts'
export { splitRun } from './run/layout/split-run.ts'
export { payloadOf, pullOutsOf } from './run/module/pull-outs.ts'
export {
	onGrid,
	type Shelf,
	shelvesOf,
	withoutShelf,
	withShelfAdded,
	withShelfMoved,
} from './run/module/shelf/shelf-edits.ts'
export { type Stack, stackZones } from './run/module/stack.ts'
export {
	type TemplateFamily,
	templateFamilies,
	templatePairs,
	templateStacks,
	topTen,
} from './run/module/templates.ts'
export { SLOPE_READINGS } from './run/space/room-issues.ts'
export { doorStyles, templateIds } from './run/values.ts'
export { applyRemedy } from './type/apply-remedy.ts'
export { type CheckCode, checkCodes } from './type/check-codes.ts'
export { completeDesk, type DeskDesign } from './type/desk/defaults.ts'
export {
	type DeskLayout,
	deskLayoutOf,
	type PlacedSupport,
	type Span,
} from './type/desk/layout.ts'
export {
	childHeights,
	classHeights,
	type DeskClass,
	deskBounds,
	deskClassOf,
	GROMMETS_MAX,
	PEDESTAL_SHELVES_MAX,
	SUPPORTS,
	supportKinds,
	topThicknesses,
	usualDesk,
} from './type/desk/limits.ts'
export type {
	DeskConfiguration,
	DeskPedestal,
	DeskSupport,
	SupportKind,
} from './type/desk/schema.ts'
export { issueOfCheck } from './type/dressing/checks.ts'
export { completeDressing } from './type/dressing/complete.ts'
export { withType } from './type/dressing/edit/with-type.ts'
export { typeLimits } from './type/dressing/limits.ts'
export type { FinishItem } from './type/dressing/option/finish-items.ts'
export {
	copyBay,
	type ModuleCountOption,
	mirrorModule,
	type ThicknessOption,
} from './type/dressing/option/module-options.ts'
export { withBay, withModule, writtenRuns } from './type/dressing/option/with-choice.ts'
export type { PriceOf } from './type/dressing/propose/bay-candidates.ts'
export { type Meter, meterOf, type Need } from './type/dressing/propose/meter.ts'
export type { LayoutProposal } from './type/dressing/propose/propose-layouts.ts'
export type { DressingConfiguration } from './type/dressing/schema.ts'
export { type StartType, startTypes } from './type/dressing/start-types.ts'
export { type FurnitureType, furnitureTypes, isDressing, typeOf } from './type/furniture-types.ts'
export type { Check, Composition, Solution } from './type/kind-row.ts'
export {
	applyEdit,
	buildFurniture,
	loadKind,
	roomOf,
	settleEdit,
	sizeOf,
	solveConfiguration,
} from './type/kinds.ts'
export {
	checksOf,
	colorOptions,
	compositionsOf,
	doorOptions,
	finishItemOptions,
	fitVerdictsOf,
	handleColorOptions,
	handleOptions,
	moduleCountOptions,
	moduleKindOptions,
	openingSideOptions,
	proposeLayouts,
	templateOptions,
	thicknessOptions,
} from './type/offers.ts'
export type { Option } from './type/option.ts'
export { CLADDINGS_MAX, panelBounds, panelThicknesses } from './type/panels/limits.ts'
export type { Cladding, PanelBore, PanelLine, PanelsConfiguration } from './type/panels/schema.ts'
export { type Parsed, type Problem, parseConfiguration } from './type/parse.ts'
export { completeSeparator, type SeparatorDesign } from './type/room-separator/defaults.ts'
export { separatorBounds, separatorFixes } from './type/room-separator/limits.ts'
export type {
	CellChoice,
	CellFill,
	RoomSeparatorConfiguration,
	SeparatorFix,
} from './type/room-separator/schema.ts'
export { type Configuration, configurationSchema } from './type/schemas.ts'
export type { MovedChoice, Settled } from './type/settled.ts'
export { type Flight, flightOf, lowEndOf } from './type/stairs-furniture/flight.ts'
export {
	type PlacedStairModule,
	type StairsLayout,
	stairsLayoutOf,
} from './type/stairs-furniture/layout.ts'
export {
	STEP as STAIR_STEP,
	stairAccesses,
	stairBounds,
	stairRises,
	stairSteps,
	stairTops,
} from './type/stairs-furniture/limits.ts'
export { stairCountOptions, stairFillOptions } from './type/stairs-furniture/options.ts'
export type {
	StairChoices,
	StairFill,
	StairModule,
	StairsFurnitureConfiguration,
} from './type/stairs-furniture/schema.ts'
export {
	completeTvFurniture,
	type LowModule,
	layoutOf as tvLayoutOf,
	type TallModule,
	type TvDesign,
	type TvLayout,
	usualShares,
	usualTall,
} from './type/tv-furniture/defaults.ts'
export {
	legHeights,
	tabletThicknesses,
	tallFronts,
	tvFurnitureBounds,
} from './type/tv-furniture/limits.ts'
export { tvCountOptions, tvFrontOptions } from './type/tv-furniture/options.ts'
export type {
	TvBase,
	TvFurnitureConfiguration,
	TvModule,
	TvScreen,
	TvTall,
} from './type/tv-furniture/schema.ts'
