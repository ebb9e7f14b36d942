import type { Catalogue } from '../catalogue.ts'
import type { BoardBuilder } from '../furniture/board-builder.ts'
import type { Finishes } from '../furniture/finish.ts'
import type { Group } from '../furniture/group.ts'
import type { FittingBuilder } from '../furniture/hardware/fitting.ts'
import type { RunFrame } from '../furniture/run-frame.ts'
import type { Design } from './design.ts'

export type RunContext = {
	design: Design
	catalogue: Catalogue
	finishes: Finishes
	frame: RunFrame
	builder: BoardBuilder
	fittings: FittingBuilder
	groups: Group[]
}
