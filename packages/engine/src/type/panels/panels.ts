import { solvePanels } from './build.ts'
import { settlePanels } from './edit.ts'
import { groundOf } from './ground.ts'

/** The row of loose boards and clad walls in the table of kinds. */
export const panels = { build: solvePanels, edit: settlePanels, roomOf: groundOf }
