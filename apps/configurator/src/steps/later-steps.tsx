// The steps after the measures, in a chunk of their own: it is fetched while the room is being described.
export { ExteriorColorStep, InteriorColorStep } from './colors/color-step.tsx'
export { HandleStep } from './door-handle/handle-step.tsx'
export { DoorsStep } from './doors/doors-step.tsx'
export { ModulesStep } from './module-selection/modules-step.tsx'
export { OptionsStep } from './options/options-step.tsx'
export { RecapStep } from './recap/recap-step.tsx'
