// Which panel a step shows.
import { Spinner } from '@gabarit/ui'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { ComplexRoomStep } from './complex-room/complex-room-step.tsx'
import { FillersStep } from './filler-measurements/fillers-step.tsx'
import { FootprintStep } from './footprint/footprint-step.tsx'
import { MeasuresStep } from './footprint-measurements/measures-step.tsx'
import {
	DoorsStep,
	ExteriorColorStep,
	HandleStep,
	InteriorColorStep,
	ModulesStep,
	OptionsStep,
} from './lazy-steps.ts'
import { MarginsStep } from './margins-measurements/margins-step.tsx'
import { PriorityStep } from './priority-side/priority-step.tsx'
import { RoomStep } from './room/room-step.tsx'
import { SlopeStep } from './slope/slope-step.tsx'
import { SlopeMeasuresStep } from './slope-measurements/slope-measures-step.tsx'
import type { StepName } from './steps.ts'

const panels: Partial<Record<StepName, ComponentType>> = {
	Footprint: FootprintStep,
	Room: RoomStep,
	ComplexRoom: ComplexRoomStep,
	PrioritySide: PriorityStep,
	Slope: SlopeStep,
	MarginsMeasurements: MarginsStep,
	FillerMeasurements: FillersStep,
	FootprintMeasurements: MeasuresStep,
	SlopeMeasurements: SlopeMeasuresStep,
	ModuleSelection: ModulesStep,
	InteriorColor: InteriorColorStep,
	ExteriorColor: ExteriorColorStep,
	Doors: DoorsStep,
	DoorHandle: HandleStep,
	Options: OptionsStep,
}

export function StepContent({ step }: { step: StepName }): ReactNode {
	const Panel = panels[step] ?? FootprintStep
	return (
		<Suspense fallback={<Spinner />}>
			<Panel key={step} />
		</Suspense>
	)
}
