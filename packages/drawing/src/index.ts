export { type CaptionKey, captionKeys } from './caption-keys.ts'
export {
	type Anchor,
	type Arc,
	type Box,
	type Circle,
	type Drawing,
	type Ink,
	inks,
	type Path,
	type Pen,
	type PenName,
	pens,
	type Shape,
	type Strokes,
	type Text,
	type TextWeight,
} from './drawing.ts'
export { drawDoorStyle } from './pictures/fronts.ts'
export { drawFurnitureType, type FurnitureTypePicture } from './pictures/furniture-type.ts'
export { drawHandle, handleInks } from './pictures/handle.ts'
export { drawMeasure, type MeasureField } from './pictures/measure.ts'
export { drawPitfall } from './pictures/pitfall.ts'
export { drawFootprint, drawWalls } from './pictures/room.ts'
export { drawSlope, drawSlopeMeasures, type SlopePicture } from './pictures/slope.ts'
export { drawTemplate, drawTemplatePair } from './pictures/template.ts'
export { drawPriority, drawWallKind } from './pictures/wall-kind.ts'
export type { BayPlace, Captions, PlanInput, PlanTitle, ViewInput } from './plan-input.ts'
export { drawRoomStage } from './room-stage.ts'
export { drawPlanSheets } from './sheet/plan-sheets.ts'
export { stackSheets } from './sheet/stack-sheets.ts'
export {
	drawStage,
	type StageArea,
	type StageBay,
	type StageCell,
	type StageLook,
} from './stage.ts'
export { narrowSpace, textWidth } from './text-width.ts'
export type { ElevationLook } from './views/elevation.ts'
export { type SvgOptions, writeSvg } from './writers/svg.ts'
