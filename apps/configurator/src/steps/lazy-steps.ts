// The later steps by name, fetched when one is shown, or before when the page has nothing else to do.
import { lazy } from 'react'

const load = () => import('./later-steps.tsx')

/** Fetches the later steps ahead of time. */
export function prefetchLaterSteps(): void {
	// A network that fails now is asked again when a step is shown.
	load().catch(() => undefined)
}

export const ModulesStep = lazy(async () => ({ default: (await load()).ModulesStep }))
export const InteriorColorStep = lazy(async () => ({ default: (await load()).InteriorColorStep }))
export const ExteriorColorStep = lazy(async () => ({ default: (await load()).ExteriorColorStep }))
export const DoorsStep = lazy(async () => ({ default: (await load()).DoorsStep }))
export const HandleStep = lazy(async () => ({ default: (await load()).HandleStep }))
export const OptionsStep = lazy(async () => ({ default: (await load()).OptionsStep }))
export const PriceLines = lazy(async () => ({ default: (await load()).PriceLines }))
export const RecapStep = lazy(async () => ({ default: (await load()).RecapStep }))
export const TheEnd = lazy(async () => ({ default: (await load()).TheEnd }))
export const EndOfFlow = lazy(async () => ({ default: (await load()).EndOfFlow }))
export const SaveDesign = lazy(async () => ({ default: (await load()).SaveDesign }))
export const WhatWillChange = lazy(async () => ({ default: (await load()).WhatWillChange }))
