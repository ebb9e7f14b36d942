export {
	canShowAtHome,
	type FurnitureAtHome,
	furnitureAtHome,
	type RoomState,
} from './at-home/furniture-at-home.ts'
export type { StageThing } from './contents/stage-thing.ts'
export type { DimensionOverlayProps } from './dimension/dimension-overlay.tsx'
export type {
	DimensionInput,
	DimensionMark,
	MeasureArc,
	Measured,
	MeasureFlag,
	MeasureLine,
	Measures,
} from './dimension/marks/dimension-mark.ts'
export type { ShelfTag } from './dimension/project-shelves.ts'
export {
	FurnitureStage as default,
	FurnitureStage,
	type FurnitureStageProps,
} from './furniture-stage.tsx'
export type { Hand } from './hand/hand.ts'
export { hasWebGL } from './has-webgl.ts'
export { furnitureFile, type ModelFormat, type ModelInput } from './model/furniture-files.ts'
export type { StageHit } from './pick/stage-hit.ts'
export type { Quality } from './stage/quality.ts'
export {
	FurnitureStill,
	type FurnitureStillProps,
	type StillSubject,
} from './still/furniture-still.tsx'
export type { StageArea } from './view/area-places.ts'
export type { BayPlace, BayPosition } from './view/bay-places.ts'
export type { StagePlaces } from './view/stage-places.ts'
export type { Padding, Size, StagePose, StageView, ViewName } from './view/stage-view.ts'
export type { Sight } from './view/view-of-stage.ts'
